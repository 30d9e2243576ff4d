import { unreadAtHandQuery } from '@/features/chat/data/notification-queries';
import { cachedMatch } from '@/features/matches/data/cache';
import { matchesAtHandQuery, matchQuery } from '@/features/matches/data/queries';
import { untilAtHand } from '@/api/query-client';
import { startEarly } from '@/queries/start-early';
import type { ScreenLoader } from '@/routing/screen';

/**
 * The match that the address names; when it can be joined also what I play, since it may be at the same time. It is settled
 * when the match has come, or what is known of it.
 */
export const loadDetail: ScreenLoader<'detail'> = ({ queryClient, params }) => {
  const [detail, unread] = [matchQuery(params.id), unreadAtHandQuery()];
  const match = queryClient.query(detail);
  void startEarly(
    match.then(({ can_join }) => (can_join ? queryClient.query(matchesAtHandQuery()) : undefined)),
  );
  return startEarly(
    untilAtHand(queryClient, detail.queryKey, match, () => cachedMatch(queryClient, params.id) !== undefined),
    untilAtHand(queryClient, unread.queryKey, queryClient.query(unread)),
  );
};
