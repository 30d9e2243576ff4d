import { config, email as anyEmail } from 'zod/mini';

// Zod compiles its parsers with `new Function` otherwise, which the Content Security Policy forbids (decision 002).
config({ jitless: true });

/** Zod as this app has set it. Everything takes it from here, so that no schema is made before it is set. */
export * from 'zod/mini';

/** A name of RFC 5322 (dot-atom), at a host of RFC 1123 with a dot in it. */
const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/**
 * An e-mail address as the contract's format has it. Zod's own knows fewer signs before the @: whoever has one of the others
 * could not register, and an answer with such an address would be refused, the session's among them.
 */
export const email = (): ReturnType<typeof anyEmail> => anyEmail({ pattern: emailAddress });
