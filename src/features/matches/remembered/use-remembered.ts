import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@/lib/scheduling';
import type { Match } from '@/generated/schemas/match.zod';
import { updateRemembered, readRemembered, rememberedChanged } from './remembered';

function subscribe(listener: () => void): () => void {
  const unsubscribe = rememberedChanged.subscribe(listener);
  // This event comes from other tabs.
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

const noIds: ReadonlySet<number> = new Set();

/** The ids of the matches remembered on this device, in all its tabs. */
export const useRemembered = (): ReadonlySet<number> =>
  useSyncExternalStore(subscribe, readRemembered, () => noIds);

/** The same, after it has updated and cleaned the stored matches from an answer, when the browser is idle. */
export function useUpdatedRemembered(matches: readonly Match[] | undefined): ReadonlySet<number> {
  useEffect(() => matches && whenIdle(() => updateRemembered(matches)), [matches]);
  return useRemembered();
}
