import { queryOptions } from '@tanstack/react-query';
import {
  getChatNotifications,
  getGetChatNotificationQueryOptions,
  getGetChatNotificationsQueryOptions,
} from '@/generated/match/match';
import { uniqueBy } from '@/lib/unique-by';

/** Unread messages of all chats. */
export const notificationsQuery = () =>
  queryOptions({
    ...getGetChatNotificationsQueryOptions(),
    queryFn: async ({ signal }) => {
      const answer = await getChatNotifications({ signal });
      return { ...answer, results: uniqueBy(answer.results, ({ match_id }) => match_id) };
    },
  });

/** Unread messages from the cache. They are fetched once if they are not there, and never refetched. */
export const unreadAtHandQuery = () => queryOptions({ ...notificationsQuery(), staleTime: 'static' });

/** Unread messages of one chat, fetched when something has changed in it. */
export const notificationQuery = (matchId: number) =>
  queryOptions({ ...getGetChatNotificationQueryOptions(matchId), staleTime: 0 });
