import { matchesAtHandQuery, matchQuery } from '@/features/matches/data/queries';
import { startEarly } from '@/queries/start-early';
import type { ScreenLoader } from '@/routing/screen';

/** The match that the address names; when it can be joined also what I play, since it may be at the same time. */
export const loadDetail: ScreenLoader<'detail'> = ({ queryClient, params }) => {
  startEarly(
    queryClient
      .query(matchQuery(params.id))
      .then(({ can_join }) => (can_join ? queryClient.query(matchesAtHandQuery()) : undefined)),
  );
};
