import { useEffect } from 'react';
import { useOnIntent } from './use-on-intent';
import { whenIdle } from './when-idle';

const ignore = (): void => undefined;

/**
 * What no screen waits for: its code comes once the browser has nothing better to do, null until then. Where it does not come
 * nothing is said; it is asked for again with a connection, and when the page is looked at.
 */
export function useWhenIdle<T>(load: () => Promise<T>, isWanted = true): { loaded: T | null } {
  const { loaded, request } = useOnIntent(load, ignore);
  const isMissing = isWanted && loaded === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const cancel = whenIdle(request);
    window.addEventListener('online', request);
    window.addEventListener('focus', request);
    return () => {
      cancel();
      window.removeEventListener('online', request);
      window.removeEventListener('focus', request);
    };
  }, [isMissing, request]);
  return { loaded };
}
