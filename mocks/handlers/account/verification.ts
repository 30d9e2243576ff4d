import { EmailAccepted } from '@/generated/schemas/emailAccepted.zod';
import { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { VerifyEmailParams } from '@/generated/schemas/verifyEmailParams.zod';
import { VerifyEmailResult } from '@/generated/schemas/verifyEmailResult.zod';
import { countAttempt } from '@mocks/db/limits';
import { findLink, sendAccountLink, encodeUid } from '@mocks/db/mail';
import { refuse } from '@mocks/db/refusal';
import { findByEmail } from '@mocks/db/rows';
import { newSecret, sha256 } from '@mocks/db/secrets';
import { publicOperation } from '../operation.ts';

/** Verifies an email address with the mailed link; for a verified address even an expired link succeeds. */
export const verifyEmail = publicOperation(
  { query: VerifyEmailParams, answer: VerifyEmailResult },
  async ({ store, now, query: { uid, token } }) => {
    const hash = await sha256(token);
    const link = findLink(store.state, 'verify_email', uid, hash);
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

/** Mails the link again. Response and limit do not reveal whether the address is known. */
export const resendVerificationEmail = publicOperation(
  { json: EmailRequest, answer: EmailAccepted },
  async ({ store, now, language, body: { email } }) => {
    const secret = await newSecret();
    countAttempt(store, 'verification_mail', email);
    store.mutate((state) => {
      const user = findByEmail(state, email);
      if (user && !user.email_verified) {
        sendAccountLink(state, 'verify_email', user, secret, { language, now });
      }
    });
    return { status: 'accepted' as const };
  },
);
