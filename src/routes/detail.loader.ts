import { matchQuery } from '@/features/matches/data/queries';
import type { ScreenLoader } from '@/routing/context';

/** The match that the address names. */
export const loadDetail: ScreenLoader = ({ queryClient, params }) => {
  // The screen asks for the same query and shows what failed.
  queryClient.query(matchQuery(Number(params['id']))).catch(() => undefined);
};
