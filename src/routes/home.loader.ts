import { unreadAtHandQuery } from '@/features/chat/data/notification-queries';
import { upcomingMatchesQuery } from '@/features/matches/data/queries';
import { untilAtHand } from '@/api/query-client';
import { startEarly } from '@/queries/start-early';
import { profileQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

/**
 * Starts the queries of Home for a person with a session. Settles when the rows can be drawn completely, from answers or from
 * what the device has kept.
 */
export const loadHome: ScreenLoader<'index'> = ({ auth, queryClient }) => {
  if (auth.status() === 'unauthenticated') return undefined;
  void startEarly(queryClient.query(profileQuery()));
  const [list, unread] = [upcomingMatchesQuery(), unreadAtHandQuery()];
  return startEarly(
    untilAtHand(queryClient, list.queryKey, queryClient.query(list)),
    untilAtHand(queryClient, unread.queryKey, queryClient.query(unread)),
  );
};
