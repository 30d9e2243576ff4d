import { useQuery } from '@tanstack/react-query';
import type { KnownMatch } from './match';
import { matchQuery, upcomingMatchesQuery } from './queries';

/**
 * One match, and what the list knows of it while, or although, its own answer is not there: `detail` is undefined until the roster has
 * come, `known` is from any answer that has it, `query` its own answer with the age (milliseconds since 1970) of what is known.
 */
export function useMatch(id: number) {
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
  const known: KnownMatch | undefined = detail ?? row.data;
  return {
    detail,
    known,
    query: {
      data: known,
      error,
      isFetching,
      refetch,
      dataUpdatedAt: detail ? dataUpdatedAt : row.dataUpdatedAt,
    },
  };
}
