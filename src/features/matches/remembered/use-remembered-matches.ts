import { useEffect, useSyncExternalStore } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import { whenIdle } from '@/lib/browser/scheduling';
import { updateRememberedMatches, readRememberedIds, rememberedMatchesEmitter } from './remembered-matches';

const noIds: ReadonlySet<number> = new Set();

/** Returns the ids of the matches that the person bookmarked on this device, in any tab. */
export const useRememberedIds = (): ReadonlySet<number> =>
  useSyncExternalStore(rememberedMatchesEmitter.subscribe, readRememberedIds, () => noIds);

/** Returns the ids of the bookmarked matches; when the browser is idle, updates the bookmarks from `matches`, an answer of the backend. */
export function useUpdatedRememberedIds(matches: readonly Match[] | undefined): ReadonlySet<number> {
  useEffect(() => matches && whenIdle(() => updateRememberedMatches(matches)), [matches]);
  return useRememberedIds();
}
