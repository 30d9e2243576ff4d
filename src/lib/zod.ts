import { config, email as anyEmail } from 'zod/mini';
import { emailAddress } from './email-address.ts';

// Zod compiles its parsers with `new Function` otherwise, which the Content Security Policy forbids (decision 002).
config({ jitless: true });

/** Zod as this app has set it. Everything takes it from here, so that no schema is made before it is set. */
export * from 'zod/mini';

/**
 * An e-mail address as the contract's format has it. Zod's own knows fewer signs before the @: whoever has one of the others
 * could not register, and an answer with such an address would be refused, the session's among them.
 */
export const email = (): ReturnType<typeof anyEmail> => anyEmail({ pattern: emailAddress });
