import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import { asPressed, usePendingActs } from './pending';
import { upcomingMatchesQuery } from './queries';

interface UpcomingMatches {
  list: UseQueryResult<Match[]>;
  read: Match[] | undefined;
  matches: Match[] | undefined;
}

/** The upcoming matches with pending acts, for every screen. Until `isKnown` who is signed in, what has come is nobody's. */
export function useUpcomingMatches(isKnown: boolean): UpcomingMatches {
  const list = useQuery({ ...upcomingMatchesQuery(), enabled: isKnown });
  const read = isKnown ? list.data : undefined;
  const acts = usePendingActs();
  const matches = useMemo(
    () => (acts.size === 0 ? read : read?.map((match) => asPressed(match, acts.get(match.id)))),
    [read, acts],
  );
  return { list, read, matches };
}
