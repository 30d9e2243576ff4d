import type { ReactNode } from 'react';
import { useRouteTitle } from '@/routing/hooks';

export function RegistrationScreen(): ReactNode {
  return <h1>{useRouteTitle()}</h1>;
}
