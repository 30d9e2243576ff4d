import type { ReactNode } from 'react';
import { useRouteTitle } from '@/routing/hooks';

export function VerifyEmailScreen(): ReactNode {
  return <h1>{useRouteTitle()}</h1>;
}
