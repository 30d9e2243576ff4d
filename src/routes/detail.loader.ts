import { cacheOf } from '@/api/query-client';
import { unreadAtHandQuery } from '@/features/chat/data/queries';
import { matchesAtHandQuery, matchQuery } from '@/features/matches/data/queries';
import { startEarly } from '@/queries/start-early';
import type { ScreenLoader } from '@/routing/screen';

/**
 * The match that the address names; when it can be joined also what I play, since it may be at the same time. It is settled
 * when the match has come.
 */
export const loadDetail: ScreenLoader<'detail'> = ({ cache, params }) => {
  const client = cacheOf(cache);
  const match = client.query(matchQuery(params.id));
  void startEarly(match.then(({ can_join }) => (can_join ? client.query(matchesAtHandQuery()) : undefined)));
  return startEarly(match, client.query(unreadAtHandQuery()));
};
