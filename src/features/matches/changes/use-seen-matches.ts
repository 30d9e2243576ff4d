import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/scheduling';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { peopleChange, readSeen, rememberList, rememberMatch, type SeenMatches } from './seen-matches';

/** What was seen before this visit to the list. It is written down when idle: with a thousand matches that takes a while. */
export function useSeenList(matches: readonly Match[] | undefined): SeenMatches {
  const [before] = useState(readSeen);
  useEffect(() => matches && whenIdle(() => rememberList(matches)), [matches]);
  return before;
}

/** The match as it was seen before this visit, and who has joined and left since. */
export function useSeenMatch(match: MatchDetail | undefined) {
  const [before] = useState(readSeen);
  useEffect(() => match && whenIdle(() => rememberMatch(match)), [match]);
  return { before, people: match ? peopleChange(before[match.id], match.participants) : null };
}
