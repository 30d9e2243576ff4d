import { lifetimes } from '@/generated/rules';
import type { Language } from '@/generated/schemas/language.zod';
import type { LoginResult } from '@/generated/schemas/loginResult.zod';
import { sendMail } from '@mocks/db/mail';
import { randomCode, newSecret, sha256 } from '@mocks/db/secrets';
import type { UserRow } from '@mocks/db/state';
import type { Store } from '@mocks/db/store';
import { HOME_ZONE, isoIn } from '@mocks/db/zoned';
import { startSession } from '../tokens.ts';

/** Dead codes are kept so long, to say "expired" rather than "unknown". */
const KEPT_MS = 24 * 3_600_000;

async function askForCode(store: Store, user: UserRow, language: Language): Promise<LoginResult> {
  const now = store.now();
  const expiresAt = now + lifetimes.one_time_code * 1000;
  const code = randomCode();
  const { token, hash } = await newSecret();
  const codeHash = await sha256(`${token}.${code}`);
  store.mutate((state) => {
    state.otps = state.otps.filter(({ expires_at }) => expires_at > now - KEPT_MS);
    state.otps.push({
      token_hash: hash,
      user_id: user.id,
      code_hash: codeHash,
      expires_at: expiresAt,
      used: false,
    });
    sendMail(state, { to: user.email, language, now }, { kind: 'one_time_code', code });
  });
  return {
    status: 'otp_required',
    otp_token: token,
    channel: 'email',
    expires_at: isoIn(HOME_ZONE, expiresAt),
  };
}

/** Ends the first step of signing in: with tokens, or with a one-time code by mail for those who want one. */
export async function completeSignIn(store: Store, user: UserRow, language: Language): Promise<LoginResult> {
  if (user.asks_for_code) return askForCode(store, user, language);
  return { status: 'authenticated', ...(await startSession(store, user.id)) };
}
