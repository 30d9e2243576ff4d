import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '@/components/when-idle';

/**
 * Does something once nothing is being loaded or saved, the page itself included, and the browser is idle. Gives what calls it
 * off.
 */
export function whenQuiet(client: QueryClient, action: () => void): () => void {
  const isQuiet = (): boolean =>
    document.readyState === 'complete' && client.isFetching() + client.isMutating() === 0;
  let callOff = (): void => undefined;
  const wait = (): void => {
    callOff();
    callOff = isQuiet()
      ? whenIdle(() => {
          if (!isQuiet()) return;
          stop();
          action();
        })
      : () => undefined;
  };
  const ends = [client.getQueryCache(), client.getMutationCache()].map((cache) => cache.subscribe(wait));
  window.addEventListener('load', wait);
  const stop = (): void => {
    callOff();
    window.removeEventListener('load', wait);
    ends.forEach((end) => end());
  };
  wait();
  return stop;
}
