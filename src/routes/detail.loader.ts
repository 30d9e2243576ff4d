import { matchQuery } from '@/features/matches/data/queries';
import type { ScreenLoader } from '@/routing/context';

/** The match that the address names. */
export const loadDetail: ScreenLoader = ({ queryClient, params }) => {
  void queryClient.prefetchQuery(matchQuery(Number(params['id'])));
};
