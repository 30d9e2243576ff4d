import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@/lib/scheduling';
import type { Match } from '@/generated/schemas/match.zod';
import { updateRememberedMatches, readRememberedIds, rememberedMatchesEmitter } from './remembered-matches';

function subscribe(listener: () => void): () => void {
  const unsubscribe = rememberedMatchesEmitter.subscribe(listener);
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

/** Returns the ids of the remembered matches; when the browser is idle, updates their stored ends from an answer of the backend and forgets finished matches. */
export function useUpdatedRememberedIds(matches: readonly Match[] | undefined): ReadonlySet<number> {
  useEffect(() => matches && whenIdle(() => updateRememberedMatches(matches)), [matches]);
  return useRememberedIds();
}
