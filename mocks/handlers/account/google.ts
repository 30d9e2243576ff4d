import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { Email } from '@/generated/schemas/email.zod';
import { GoogleAuthRequest } from '@/generated/schemas/googleAuthRequest.zod';
import { LoginResult } from '@/generated/schemas/loginResult.zod';
import { findOrCreateGoogleAccount } from '@mocks/db/accounts/accounts';
import { clearAttempts, countAttempt } from '@mocks/db/limits';
import { refuse } from '@mocks/db/refusal';
import type { Instant } from '@mocks/db/state';
import { publicOperation } from '../operation.ts';
import { continueSignIn } from './sign-in.ts';

/** The required claims of an ID token (Google Identity, "Verify the Google ID token on your server side"). */
const Claims = z.object({
  iss: z.enum(['accounts.google.com', 'https://accounts.google.com']),
  aud: z.string(),
  sub: z.string().check(z.minLength(1)),
  exp: z.number(),
  email: Email,
  email_verified: z.literal(true),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
});

function decodeCredential(credential: string): unknown {
  try {
    return decodeJwt(credential);
  } catch {
    return null;
  }
}

/** Returns the unverified address, under which the attempt is counted. */
const emailOf = (payload: unknown): string =>
  typeof payload === 'object' && payload && 'email' in payload && typeof payload.email === 'string'
    ? payload.email
    : 'nobody';

/** Returns the claims if they are complete, not expired and for this app. The signature cannot be checked offline. */
function verifyClaims(payload: unknown, clientId: string | undefined, now: Instant) {
  const { data } = z.safeParse(Claims, payload);
  if (!data || data.exp * 1000 <= now || (clientId && data.aud !== clientId)) return null;
  return data;
}

/** Signs in with a credential of Google Identity Services; creates an account if there is none. */
export const googleAuth = publicOperation(
  { json: GoogleAuthRequest, answer: LoginResult },
  async ({ store, settings, now, language, body }) => {
    const payload = decodeCredential(body.credential);
    const email = emailOf(payload);
    countAttempt(store, 'google', email);
    const claims = verifyClaims(payload, settings.googleClientId, now) ?? refuse('google_credential_invalid');
    clearAttempts(store, 'google', email);
    const { sub: subject, given_name: firstName = '', family_name: lastName = '' } = claims;
    const identity = { subject, email: claims.email, firstName, lastName, language };
    const user = store.mutate((state) => findOrCreateGoogleAccount(state, identity, now));
    return continueSignIn(store, user, language);
  },
);
