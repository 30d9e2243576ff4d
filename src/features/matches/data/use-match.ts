import { useQuery } from '@tanstack/react-query';
import type { KnownMatch } from './known-match';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { matchQuery, upcomingMatchesQuery } from './queries';

interface UseMatch {
  /** The match with its roster; undefined until it has come. */
  detail: MatchDetail | undefined;
  /** The match, from any answer that has it. */
  known: KnownMatch | undefined;
  /** Its own answer, with the age (milliseconds since 1970) of what is known. */
  query: {
    data: KnownMatch | undefined;
    error: Error | null;
    dataUpdatedAt: number;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** One match, and what the list knows of it while, or although, its own answer is not there. */
export function useMatch(id: number): UseMatch {
  const { data: detail, error, isFetching, refetch, dataUpdatedAt } = useQuery(matchQuery(id));
  // Read and never asked for: the list is as old as it is, and counts as shown where it stands in.
  const row = useQuery({
    ...upcomingMatchesQuery(),
    staleTime: 'static',
    refetchInterval: false,
    enabled: ({ state }) => detail === undefined && state.data !== undefined,
    select: (list) => list.find((match) => match.id === id),
    meta: { isDated: true, standsIn: isFetching },
  });
  const known = detail ?? row.data;
  return {
    detail,
    known,
    query: {
      data: known,
      error,
      dataUpdatedAt: detail ? dataUpdatedAt : row.dataUpdatedAt,
      isFetching,
      refetch,
    },
  };
}
