import type * as generated from '@/generated/account/account.msw';
import type { OperationMap } from '../operation.ts';
import { googleAuth } from './google.ts';
import { login, verifyOtp } from './sign-in.ts';
import { confirmPasswordReset, requestPasswordReset } from './password-reset.ts';
import { register, resendVerificationEmail, verifyEmail } from './registration.ts';
import { getSession, logout, refreshToken } from './session.ts';

export const accountOperations: OperationMap<typeof generated> = {
  login,
  googleAuth,
  verifyOtp,
  refreshToken,
  getSession,
  logout,
  register,
  verifyEmail,
  resendVerificationEmail,
  requestPasswordReset,
  confirmPasswordReset,
};
