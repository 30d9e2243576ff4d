import { matchesAtHandQuery, matchQuery } from '@/features/matches/data/queries';
import { startEarly } from '@/queries/start-early';
import type { ScreenLoader } from '@/routing/context';

/** The match that the address names; when it can be joined also what I play, since it may be at the same time. */
export const loadDetail: ScreenLoader = ({ queryClient, params }) => {
  startEarly(
    queryClient
      .query(matchQuery(Number(params['id'])))
      .then(({ can_join }) => (can_join ? queryClient.query(matchesAtHandQuery()) : undefined)),
  );
};
