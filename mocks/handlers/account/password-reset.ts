import { EmailAccepted } from '@/generated/schemas/emailAccepted.zod';
import { EmailRequest } from '@/generated/schemas/emailRequest.zod';
import { PasswordResetConfirmRequest } from '@/generated/schemas/passwordResetConfirmRequest.zod';
import { endSessions } from '@mocks/db/accounts/accounts';
import { hashPassword } from '@mocks/db/accounts/password';
import { createSecret, sha256 } from '@mocks/db/accounts/secrets';
import { clearAttempts, countAttempt } from '@mocks/db/limits';
import { findLink, sendAccountLink, encodeUid } from '@mocks/db/mail/mail';
import { refuse } from '@mocks/db/refusal';
import { findByEmail } from '@mocks/db/rows';
import type { Instant, LinkRow, State } from '@mocks/db/state';
import { publicOperation } from '../operation.ts';

/** Mails a link to set a new password. Neither the response nor the limit reveals whether the address has an account. */
export const requestPasswordReset = publicOperation(
  { json: EmailRequest, answer: EmailAccepted },
  async ({ store, now, language, body: { email } }) => {
    const secret = await createSecret();
    countAttempt(store, 'reset_mail', email);
    store.mutate((state) => {
      const user = findByEmail(state, email);
      if (user) sendAccountLink(state, 'reset_password', user, secret, { language, now });
    });
    return { status: 'accepted' as const };
  },
);

function requireUsableLink(state: State, uid: string, tokenHash: string, now: Instant): LinkRow {
  const link = findLink(state, 'reset_password', uid, tokenHash) ?? refuse('reset_link_invalid');
  if (link.used) refuse('reset_link_used');
  if (now > link.expires_at) refuse('reset_link_expired');
  return link;
}

/** Sets the password with the mailed link; ends all sessions and invalidates all reset links of the account. */
export const confirmPasswordReset = publicOperation(
  { json: PasswordResetConfirmRequest, answer: null },
  async ({ store, settings, now, body: { uid, token, password } }): Promise<void> => {
    countAttempt(store, 'reset', uid);
    const tokenHash = await sha256(token);
    if (findLink(store.state, 'reset_password', uid, tokenHash)) clearAttempts(store, 'reset', uid);
    requireUsableLink(store.state, uid, tokenHash, now);
    const passwordHash = await hashPassword(password, settings.pbkdf2Iterations);
    store.mutate((state) => {
      // Another request may have used the link while the password was hashed.
      requireUsableLink(state, uid, tokenHash, now);
      const user = state.users.find(({ id }) => encodeUid(id) === uid) ?? refuse('reset_link_invalid');
      user.password_hash = passwordHash;
      for (const link of state.links)
        if (link.kind === 'reset_password' && link.subject === uid) link.used = true;
      endSessions(state, user.id);
    });
  },
);
