import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@/lib/scheduling';
import type { Match } from '@/generated/schemas/match.zod';
import { updateRememberedMatches, readRememberedIds, rememberedIdsChanged } from './remembered-ids';

function subscribe(listener: () => void): () => void {
  const unsubscribe = rememberedIdsChanged.subscribe(listener);
  // This event comes from other tabs.
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

const noIds: ReadonlySet<number> = new Set();

/** The ids of the matches remembered on this device, in all its tabs. */
export const useRememberedIds = (): ReadonlySet<number> =>
  useSyncExternalStore(subscribe, readRememberedIds, () => noIds);

/** Returns these ids; when the browser is idle, it updates the stored matches from an answer and forgets the finished ones. */
export function useUpdatedRememberedIds(matches: readonly Match[] | undefined): ReadonlySet<number> {
  useEffect(() => matches && whenIdle(() => updateRememberedMatches(matches)), [matches]);
  return useRememberedIds();
}
