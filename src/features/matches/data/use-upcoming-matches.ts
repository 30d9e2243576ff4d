import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Match } from '@/generated/schemas/match.zod';
import { asPressed, usePendingActs } from './pending';
import { upcomingMatchesQuery } from './queries';

interface UpcomingMatches {
  /** The query, with what the backend has answered. */
  list: UseQueryResult<Match[]>;
  /** What was read; undefined until it is known whose it is. */
  read: Match[] | undefined;
  /** The same with the optimistic updates of what is pending. */
  matches: Match[] | undefined;
}

/**
 * The upcoming matches as they are to be shown: every screen reads them here, so that a match that is being joined is mine everywhere.
 * @param isKnown whether it is known who is signed in: what has come before is nobody's yet
 */
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
