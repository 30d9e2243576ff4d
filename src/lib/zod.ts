import { config } from 'zod/mini';

// Zod compiles its parsers with `new Function` otherwise, which the Content Security Policy forbids (decision 002).
config({ jitless: true });

/** Zod as this app has set it. Everything takes it from here, so that no schema is made before it is set. */
export * from 'zod/mini';
