import { cacheOf } from '@/api/query-client';
import { matchesAtHandQuery, matchQuery } from '@/features/matches/data/queries';
import { startEarly } from '@/queries/start-early';
import type { ScreenLoader } from '@/routing/screen';

/** The match that the address names; when it can be joined also what I play, since it may be at the same time. */
export const loadDetail: ScreenLoader<'detail'> = ({ cache, params }) => {
  startEarly(
    cacheOf(cache)
      .query(matchQuery(params.id))
      .then(({ can_join }) => (can_join ? cacheOf(cache).query(matchesAtHandQuery()) : undefined)),
  );
};
