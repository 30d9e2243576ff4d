import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useOnIntent } from '@/components/use-on-intent';
import { whenIdle } from '@/components/when-idle';

const load = () => import('./later-parts').then((module) => module.LaterParts);

const ignore = (): void => undefined;

/** What no screen waits for: its code comes once the app is shown, and without it nothing is missing. */
export function Later(): ReactNode {
  const { loaded: LaterParts, request } = useOnIntent(load, ignore);
  const isShown = useRouterState({
    select: ({ status, matches }) => status === 'idle' && matches.length > 0,
  });
  useEffect(() => (isShown ? whenIdle(request) : undefined), [isShown, request]);
  return LaterParts && <LaterParts />;
}
