import { queryOptions } from '@tanstack/react-query';
import {
  getChatNotifications,
  getGetChatNotificationQueryOptions,
  getGetChatNotificationsQueryOptions,
} from '@/generated/match/match';
import { uniqueBy } from '@/lib/unique-by';

/** What is unread in all chats, as it was last looked at. */
export const notificationsQuery = () =>
  queryOptions({
    ...getGetChatNotificationsQueryOptions(),
    queryFn: async ({ signal }) => {
      const answer = await getChatNotifications({ signal });
      return { ...answer, results: uniqueBy(answer.results, ({ match_id }) => match_id) };
    },
  });

/** What is unread as it is at hand; read, once, only where it is not. */
export const unreadAtHandQuery = () => queryOptions({ ...notificationsQuery(), staleTime: 'static' });

/** What is unread in one chat, asked for when something has changed there. */
export const notificationQuery = (matchId: number) =>
  queryOptions({ ...getGetChatNotificationQueryOptions(matchId), staleTime: 0 });
