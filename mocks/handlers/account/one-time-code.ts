import { Tokens } from '@/generated/schemas/tokens.zod';
import { VerifyOtpHeaders } from '@/generated/schemas/verifyOtpHeaders.zod';
import { VerifyOtpRequest } from '@/generated/schemas/verifyOtpRequest.zod';
import { clearAttempts, takeAttempt } from '@mocks/db/limits';
import { refuse } from '@mocks/db/refusal';
import { sha256 } from '@mocks/db/secrets';
import { openOperation } from '../operation.ts';
import { checkJson } from '../request.ts';
import { startSession } from '../tokens.ts';

/** The second step of signing in: the code from the mail. It works once; wrong ones are counted for the account. */
export const verifyOtp = openOperation(
  { headers: VerifyOtpHeaders, body: (raw) => checkJson(VerifyOtpRequest, raw), answer: Tokens },
  async ({ store, now, body: { otp_token, code } }) => {
    const [tokenHash, codeHash] = await Promise.all([sha256(otp_token), sha256(`${otp_token}.${code}`)]);
    const otp = store.state.otps.find((row) => row.token_hash === tokenHash) ?? refuse('otp_invalid');
    if (otp.used || now >= otp.expires_at) refuse('otp_expired');
    takeAttempt(store, 'otp', otp.user_id);
    if (otp.code_hash !== codeHash) refuse('otp_invalid');
    store.mutate(() => {
      otp.used = true;
    });
    clearAttempts(store, 'otp', otp.user_id);
    return { status: 'authenticated' as const, ...(await startSession(store, otp.user_id)) };
  },
);
