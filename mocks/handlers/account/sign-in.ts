import { lifetimes } from '@/generated/rules';
import type { Language } from '@/generated/schemas/language.zod';
import { LoginRequest } from '@/generated/schemas/loginRequest.zod';
import { LoginResult } from '@/generated/schemas/loginResult.zod';
import { Tokens } from '@/generated/schemas/tokens.zod';
import { VerifyOtpRequest } from '@/generated/schemas/verifyOtpRequest.zod';
import { verifyPassword } from '@mocks/db/accounts/password';
import { randomCode, createSecret, sha256 } from '@mocks/db/accounts/secrets';
import { clearAttempts, countAttempt } from '@mocks/db/limits';
import { sendMail } from '@mocks/db/mail/mail';
import { refuse } from '@mocks/db/refusal';
import { findByUsername } from '@mocks/db/rows';
import type { UserRow } from '@mocks/db/state';
import type { Store } from '@mocks/db/store';
import { HOME_ZONE, formatIso } from '@mocks/db/time-zones';
import { publicOperation } from '../operation.ts';
import { startSession } from '../tokens.ts';

/** Expired codes are kept for this time, so that they can be distinguished from unknown codes. */
const EXPIRED_CODE_RETENTION_MS = 24 * 3_600_000;

async function sendOneTimeCode(store: Store, user: UserRow, language: Language): Promise<LoginResult> {
  const now = store.now();
  const expires_at = now + lifetimes.one_time_code * 1000;
  const code = randomCode();
  const { token, hash } = await createSecret();
  const code_hash = await sha256(`${token}.${code}`);
  store.mutate((state) => {
    state.otps = state.otps.filter((row) => row.expires_at > now - EXPIRED_CODE_RETENTION_MS);
    state.otps.push({ token_hash: hash, user_id: user.id, code_hash, expires_at, used: false });
    sendMail(state, { to: user.email, language, now }, { kind: 'one_time_code', code });
  });
  return {
    status: 'otp_required',
    otp_token: token,
    channel: 'email',
    expires_at: formatIso(HOME_ZONE, expires_at),
  };
}

/** Returns tokens, or mails a one-time code when the account requires one. */
export async function continueSignIn(store: Store, user: UserRow, language: Language): Promise<LoginResult> {
  if (user.asks_for_code) return sendOneTimeCode(store, user, language);
  return { status: 'authenticated', ...(await startSession(store, user.id)) };
}

/** Signs in by password. Neither the response nor its duration reveals whether the username exists. */
export const login = publicOperation(
  { json: LoginRequest, answer: LoginResult },
  async ({ store, settings, language, body: { username, password } }) => {
    countAttempt(store, 'login', username);
    const storedHash = findByUsername(store.state, username)?.password_hash ?? null;
    const isPasswordRight = await verifyPassword(password, storedHash, settings.pbkdf2Iterations);
    const user = findByUsername(store.state, username);
    if (!isPasswordRight || !user) refuse('invalid_credentials');
    clearAttempts(store, 'login', username);
    if (!user.email_verified) refuse('email_not_verified');
    return continueSignIn(store, user, language);
  },
);

/** Signs in with a mailed one-time code, which works once. Wrong codes count towards a limit of the account. */
export const verifyOtp = publicOperation(
  { json: VerifyOtpRequest, answer: Tokens },
  async ({ store, now, body: { otp_token, code } }) => {
    const [tokenHash, codeHash] = await Promise.all([sha256(otp_token), sha256(`${otp_token}.${code}`)]);
    const otp = store.state.otps.find((row) => row.token_hash === tokenHash) ?? refuse('otp_invalid');
    if (otp.used || now >= otp.expires_at) refuse('otp_expired');
    countAttempt(store, 'otp', otp.user_id);
    if (otp.code_hash !== codeHash) refuse('otp_invalid');
    store.mutate(() => {
      otp.used = true;
    });
    clearAttempts(store, 'otp', otp.user_id);
    return { status: 'authenticated' as const, ...(await startSession(store, otp.user_id)) };
  },
);
