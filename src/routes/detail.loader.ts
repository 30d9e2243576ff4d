import { matchesAtHandQuery, matchQuery } from '@/features/matches/data/queries';
import type { ScreenLoader } from '@/routing/screen';

/** The match that the address names; when it can be joined also what I play, since it may be at the same time. */
export const loadDetail: ScreenLoader<'detail'> = ({ queryClient, params }) => {
  queryClient
    .query(matchQuery(params.id))
    .then(({ can_join }) => (can_join ? queryClient.query(matchesAtHandQuery()) : undefined))
    // The screen asks for the same queries and shows what failed.
    .catch(() => undefined);
};
