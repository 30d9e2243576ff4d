import type { ReactNode } from 'react';
import { useRouteTitle } from '@/routing/hooks';

export function DetailScreen(): ReactNode {
  return <h1>{useRouteTitle()}</h1>;
}
