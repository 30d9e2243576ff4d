import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/scheduling';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import {
  type PeopleChange,
  peopleChange,
  readSeen,
  rememberList,
  rememberMatch,
  type SeenMatches,
} from './seen';

/** What was seen before this visit to the list. It is written down when idle: with a thousand matches that takes a while. */
export function useSeenList(matches: readonly Match[] | undefined): SeenMatches {
  const [before] = useState(readSeen);
  useEffect(() => {
    return matches && whenIdle(() => rememberList(matches));
  }, [matches]);
  return before;
}

/** The match as it was seen before this visit, and who has joined and left since. */
export function useSeenMatch(match: MatchDetail | undefined): {
  before: SeenMatches;
  people: PeopleChange | null;
} {
  const [before] = useState(readSeen);
  useEffect(() => {
    return match && whenIdle(() => rememberMatch(match));
  }, [match]);
  return { before, people: match ? peopleChange(before[match.id], match.participants) : null };
}
