import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useApi } from '@/api/context';
import { useWhenIdle } from '@/components/use-when-idle';
import { whenIdle } from '@/components/when-idle';

const load = () => import('./services').then((module) => module.Services);

/** What no screen waits for: its code comes once the app is shown, and without it nothing is missing. */
export function DeferredServices(): ReactNode {
  const isShown = useRouterState({
    select: ({ status, matches }) => status === 'idle' && matches.length > 0,
  });
  const { loaded: Services } = useWhenIdle(load, isShown);
  const { startOfflineCache } = useApi();
  useEffect(() => (isShown ? whenIdle(startOfflineCache) : undefined), [isShown, startOfflineCache]);
  return Services && <Services />;
}
