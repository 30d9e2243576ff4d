import type { ReactNode } from 'react';
import { VerificationPanel } from '@/features/account/verification/verification-panel';

/** Where the link of the verification e-mail leads. */
export function VerifyEmailScreen(): ReactNode {
  return <VerificationPanel />;
}
