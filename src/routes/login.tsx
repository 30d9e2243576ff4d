import type { ReactNode } from 'react';
import { LoginPanel } from '@/features/account/sign-in/login-panel';

/** Signing in. */
export function LoginScreen(): ReactNode {
  return <LoginPanel />;
}
