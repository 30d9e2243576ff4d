import type { ReactNode } from 'react';
import { useRouteTitle } from '@/routing/hooks';

export function ForgotPasswordScreen(): ReactNode {
  return <h1>{useRouteTitle()}</h1>;
}
