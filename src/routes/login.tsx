import type { ReactNode } from 'react';
import { LoginPanel } from '@/features/login/login-panel';

/** Signing in. */
export function LoginScreen(): ReactNode {
  return <LoginPanel />;
}
