import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useApi } from '@/api/context';
import { useOnIntent } from '@/components/use-on-intent';
import { whenIdle } from '@/components/when-idle';

const load = () => import('./update/update-notice').then((module) => module.UpdateNotice);

const ignore = (): void => undefined;

/** What no screen waits for: its code comes once the app is shown, and without it nothing is missing. */
export function Later(): ReactNode {
  const { loaded: UpdateNotice, request } = useOnIntent(load, ignore);
  const isShown = useRouterState({
    select: ({ status, matches }) => status === 'idle' && matches.length > 0,
  });
  const { startKeeping } = useApi();
  useEffect(
    () =>
      isShown
        ? whenIdle(() => {
            request();
            startKeeping();
          })
        : undefined,
    [isShown, request, startKeeping],
  );
  return UpdateNotice && <UpdateNotice />;
}
