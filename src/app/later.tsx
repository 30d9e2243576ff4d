import { type ReactNode, useEffect } from 'react';
import { useOnIntent } from '@/components/use-on-intent';

const load = () => import('./update/update-notice').then((module) => module.UpdateNotice);

const ignore = (): void => undefined;

/** What no screen waits for: its code comes once the app is shown, and without it nothing is missing. */
export function Later(): ReactNode {
  const { loaded: UpdateNotice, request } = useOnIntent(load, ignore);
  useEffect(request, [request]);
  return UpdateNotice && <UpdateNotice />;
}
