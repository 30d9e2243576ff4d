import { queryOptions } from '@tanstack/react-query';
import { mustWait, pollingOptions, type PollState } from '@/api/polling';
import {
  getChatMessages,
  getChatNotifications,
  getGetChatMessagesQueryOptions,
  getGetChatNotificationQueryOptions,
  getGetChatNotificationsQueryOptions,
  getGetChatSummaryQueryOptions,
} from '@/generated/match/match';
import type { ChatMessage } from '@/generated/schemas/chatMessage.zod';
import { uniqueBy } from '@/lib/unique-by';

/** Milliseconds between polls of an open chat, and of all chats. */
const chatInterval = 5000;
const notificationsInterval = 30_000;

/** Also at once when the page is shown again or the connection is back, unless the server asked for a pause. */
const unlessHeldBack = ({ state }: { state: PollState }) => !mustWait(state) && ('always' as const);
const atOnce = { refetchOnWindowFocus: unlessHeldBack, refetchOnReconnect: unlessHeldBack };

export const notificationQuery = (matchId: number) =>
  queryOptions({ ...getGetChatNotificationQueryOptions(matchId), staleTime: 0 });

/** Each message once and in its place, whatever a faulty backend answers with. */
const inOrder = (messages: readonly ChatMessage[]): ChatMessage[] =>
  uniqueBy(messages, ({ id }) => id).toSorted((one, other) => one.id - other.id);

/** All messages, oldest first. Read again only when the summary shows more than one new: a chat of thousands is not fetched every five seconds. */
export const messagesQuery = (matchId: number) =>
  queryOptions({
    ...getGetChatMessagesQueryOptions(matchId),
    queryFn: async ({ signal }) => {
      const answer = await getChatMessages(matchId, { signal });
      return { ...answer, results: inOrder(answer.results) };
    },
    staleTime: chatInterval,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isDated: true },
  });

/** Counts and newest message of a chat, polled every 5 s while it is open and visible. */
export const summaryQuery = (matchId: number) =>
  queryOptions({
    ...getGetChatSummaryQueryOptions(matchId),
    ...pollingOptions(chatInterval),
    ...atOnce,
    staleTime: chatInterval,
  });

/** Unread messages of all chats, polled every 30 s while the page is visible; with `inBackground` also while it is hidden. */
export const polledNotificationsQuery = (inBackground: boolean) =>
  queryOptions({
    ...notificationsQuery(),
    ...pollingOptions(notificationsInterval),
    ...atOnce,
    refetchIntervalInBackground: inBackground,
  });

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
