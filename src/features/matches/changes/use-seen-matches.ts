import { useEffect, useState } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { whenIdle } from '@/lib/browser/scheduling';
import {
  findRosterChange,
  readSeenMatches,
  saveSeenList,
  saveSeenMatch,
  type SeenMatches,
} from './seen-matches';

/** Returns the matches as they were before this visit, and saves the current matches when the browser is idle, because saving a thousand takes a while. */
export function usePreviouslySeenMatches(matches: readonly Match[] | undefined): SeenMatches {
  const [seenMatches] = useState(readSeenMatches);
  useEffect(() => matches && whenIdle(() => saveSeenList(matches)), [matches]);
  return seenMatches;
}

/** Returns the match as it was before this visit, and how its roster has changed since; saves the current match when the browser is idle. */
export function usePreviouslySeenMatch(match: MatchDetail | undefined) {
  const [seenMatches] = useState(readSeenMatches);
  useEffect(() => match && whenIdle(() => saveSeenMatch(match)), [match]);
  return {
    seenMatch: match && seenMatches[match.id],
    rosterChange: match ? findRosterChange(seenMatches[match.id], match.participants) : null,
  };
}
