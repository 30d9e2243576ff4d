import { EmailAccepted } from '@/generated/schemas/emailAccepted.zod';
import { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { RegisterRequest } from '@/generated/schemas/registerRequest.zod';
import { RegisterResult } from '@/generated/schemas/registerResult.zod';
import { VerifyEmailParams } from '@/generated/schemas/verifyEmailParams.zod';
import { VerifyEmailResult } from '@/generated/schemas/verifyEmailResult.zod';
import { addAccount } from '@mocks/db/accounts/accounts';
import { hashPassword } from '@mocks/db/accounts/password';
import { createSecret, sha256 } from '@mocks/db/accounts/secrets';
import { countAttempt } from '@mocks/db/limits';
import { encodeUid, findLink, sendAccountLink } from '@mocks/db/mail/mail';
import { refuse, refuseFields, type FieldIssue } from '@mocks/db/refusal';
import { findByEmail, findByUsername } from '@mocks/db/rows';
import type { State } from '@mocks/db/state';
import { publicOperation } from '../operation.ts';

function refuseTakenAccount(state: State, username: string, email: string): void {
  const fieldIssues: FieldIssue[] = [];
  if (findByUsername(state, username)) fieldIssues.push({ field: 'username', code: 'taken' });
  if (findByEmail(state, email)) fieldIssues.push({ field: 'email', code: 'taken' });
  const [firstIssue] = fieldIssues;
  if (firstIssue) refuse(firstIssue.field === 'username' ? 'username_taken' : 'email_taken', { fieldIssues });
}

/** Creates an account with an unverified address and mails the verification link. */
export const register = publicOperation(
  { json: RegisterRequest, answer: RegisterResult },
  async ({ store, settings, now, language, body }) => {
    const { username, email, password, city_id } = body;
    if (city_id !== null && !store.state.cities.some(({ id }) => id === city_id))
      refuseFields([{ field: 'city_id', code: 'unknown_city' }]);
    countAttempt(store, 'register', email);
    const [password_hash, secret] = await Promise.all([
      hashPassword(password, settings.pbkdf2Iterations),
      createSecret(),
    ]);
    refuseTakenAccount(store.state, username, email);
    // This mail counts too, so that a person can request another mail only after a minute.
    countAttempt(store, 'verification_mail', email);
    store.mutate((state) => {
      const account = { username, email, password_hash, language: body.language };
      const names = { first_name: body.first_name.trim(), last_name: body.last_name.trim() };
      const city_ids = city_id === null ? [] : [city_id];
      const user = addAccount(state, { ...account, ...names, city_ids }, now);
      sendAccountLink(state, 'verify_email', user, secret, { language, now });
    });
    return { email, status: 'verification_required' as const };
  },
);

/** Verifies an email address with the mailed link. An expired link succeeds too when the address is already verified. */
export const verifyEmail = publicOperation(
  { query: VerifyEmailParams, answer: VerifyEmailResult },
  async ({ store, now, query: { uid, token } }) => {
    const link = findLink(store.state, 'verify_email', uid, await sha256(token));
    const user = store.state.users.find(({ id }) => encodeUid(id) === uid);
    if (!link || !user) refuse('verification_link_invalid');
    if (user.email_verified) return { status: 'already_verified' as const };
    if (now > link.expires_at) refuse('verification_link_expired');
    store.mutate(() => {
      user.email_verified = true;
      link.used = true;
    });
    return { status: 'verified' as const };
  },
);

/** Mails the link again. Neither the response nor the limit reveals whether the address has an account. */
export const resendVerificationEmail = publicOperation(
  { json: EmailRequest, answer: EmailAccepted },
  async ({ store, now, language, body: { email } }) => {
    const secret = await createSecret();
    countAttempt(store, 'verification_mail', email);
    store.mutate((state) => {
      const user = findByEmail(state, email);
      if (user && !user.email_verified)
        sendAccountLink(state, 'verify_email', user, secret, { language, now });
    });
    return { status: 'accepted' as const };
  },
);
