import type { ReactNode } from 'react';
import { ForgotPanel } from '@/features/account/password-reset/forgot-panel';

/** Asking for a link that sets a new password. */
export function ForgotPasswordScreen(): ReactNode {
  return <ForgotPanel />;
}
