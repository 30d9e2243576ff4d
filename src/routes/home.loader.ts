import { cacheOf } from '@/api/query-client';
import { unreadAtHandQuery } from '@/features/chat/data/queries';
import { upcomingMatchesQuery } from '@/features/matches/data/queries';
import { startEarly, untilAtHand } from '@/queries/start-early';
import { profileQuery } from '@/queries/user';
import type { ScreenLoader } from '@/routing/screen';

/**
 * What Home asks for once somebody is, or is about to be, signed in. It is settled when the rows can be drawn with all that
 * stands in them, as it is or as it was kept.
 */
export const loadHome: ScreenLoader<'index'> = ({ auth, cache }) => {
  if (auth.status() === 'unauthenticated') return undefined;
  const client = cacheOf(cache);
  void startEarly(client.query(profileQuery()));
  const [list, unread] = [upcomingMatchesQuery(), unreadAtHandQuery()];
  return startEarly(
    untilAtHand(client, list.queryKey, client.query(list)),
    untilAtHand(client, unread.queryKey, client.query(unread)),
  );
};
