import type { ReactNode } from 'react';
import { RegistrationPanel } from '@/features/account/registration/registration-panel';

/** Creating an account. */
export function RegistrationScreen(): ReactNode {
  return <RegistrationPanel />;
}
