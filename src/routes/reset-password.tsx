import type { ReactNode } from 'react';
import { ResetPanel } from '@/features/account/password-reset/reset-panel';

/** Where the link of the password e-mail leads. */
export function ResetPasswordScreen(): ReactNode {
  return <ResetPanel />;
}
