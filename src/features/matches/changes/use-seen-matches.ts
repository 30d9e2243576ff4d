import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/scheduling';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import {
  findRosterChange,
  readSeenMatches,
  saveSeenList,
  saveSeenMatch,
  type SeenMatches,
} from './seen-matches';

/** What was seen before this visit to the list. It is written down when idle: with a thousand matches that takes a while. */
export function usePreviouslySeenMatches(matches: readonly Match[] | undefined): SeenMatches {
  const [before] = useState(readSeenMatches);
  useEffect(() => matches && whenIdle(() => saveSeenList(matches)), [matches]);
  return before;
}

/** The match as it was seen before this visit, and who has joined and left since. */
export function usePreviouslySeenMatch(match: MatchDetail | undefined) {
  const [before] = useState(readSeenMatches);
  useEffect(() => match && whenIdle(() => saveSeenMatch(match)), [match]);
  return { before, people: match ? findRosterChange(before[match.id], match.participants) : null };
}
