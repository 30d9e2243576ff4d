import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@/lib/scheduling';
import type { Match } from '@/generated/schemas/match.zod';
import { updateRemembered, readRemembered, rememberedChanged } from './remembered';

function subscribe(listener: () => void): () => void {
  const remove = rememberedChanged.subscribe(listener);
  // Another tab's.
  window.addEventListener('storage', listener);
  return () => {
    remove();
    window.removeEventListener('storage', listener);
  };
}

const none: ReadonlySet<number> = new Set();

/** The ids of the matches that the person keeps in mind on this device. */
export const useRemembered = (): ReadonlySet<number> =>
  useSyncExternalStore(subscribe, readRemembered, () => none);

export function useUpdatedRemembered(matches: readonly Match[] | undefined): ReadonlySet<number> {
  useEffect(() => matches && whenIdle(() => updateRemembered(matches)), [matches]);
  return useRemembered();
}
