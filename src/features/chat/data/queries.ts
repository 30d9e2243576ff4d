import { type QueryState, queryOptions } from '@tanstack/react-query';
import { isRefusal, waitOf } from '@/api/problem';
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

/** Milliseconds between looks at an open chat, and at all chats; of the longest pause while they fail. */
const chatInterval = 5000;
const notificationsInterval = 30_000;
const longestPause = 30_000;

type PollState = Pick<
  QueryState,
  'status' | 'error' | 'errorUpdateCount' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'fetchStatus'
>;

/** How many failures each query had had when it last succeeded. */
const overcome = new WeakMap<object, number>();

/**
 * Milliseconds between two looks: twice as long after each failure in a row, up to half a minute; false when what is looked at is
 * refused.
 */
export function pauseOf(interval: number, query: { state: PollState }): number | false {
  const { status, error, errorUpdateCount } = query.state;
  if (isRefusal(error)) return false;
  // Only a success counts: while it looks again, a query that never had an answer has no error.
  if (status === 'success') overcome.set(query, errorUpdateCount);
  const failures = errorUpdateCount - (overcome.get(query) ?? 0);
  return Math.max(waitOf(error), Math.min(longestPause, interval * 2 ** failures));
}

/** Milliseconds until the next poll is due, counted from the last one: a change of the cache meanwhile does not delay it. */
export function untilDue(interval: number, query: { state: PollState }): number | false {
  const pause = pauseOf(interval, query);
  const { dataUpdatedAt, errorUpdatedAt, fetchStatus } = query.state;
  if (pause === false || fetchStatus !== 'idle') return pause;
  const left = Math.max(dataUpdatedAt, errorUpdatedAt) + pause - Date.now();
  return Math.min(pause, Math.max(1, left));
}

/** A poll: not while hidden; at once when the page is shown again or the connection is back. */
const polled = (interval: number) => ({
  refetchInterval: (query: { state: PollState }) => untilDue(interval, query),
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always' as const,
  refetchOnReconnect: 'always' as const,
});

/** Unread messages of one chat, fetched when something has changed in it. */
export const notificationQuery = (matchId: number) =>
  queryOptions({ ...getGetChatNotificationQueryOptions(matchId), staleTime: 0 });

/** Each message once and in its place, whatever a faulty backend answers with. */
const inOrder = (messages: readonly ChatMessage[]): ChatMessage[] =>
  uniqueBy(messages, ({ id }) => id).toSorted((one, other) => one.id - other.id);

/**
 * All messages of a chat, oldest first. It is read when the chat opens, and again when its summary shows that more than
 * one message has come: a chat of thousands is not fetched every five seconds.
 */
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
    ...polled(chatInterval),
    staleTime: chatInterval,
  });

/** Unread messages of all chats, polled every 30 s while the page is visible; with `inBackground` also while it is hidden. */
export const polledNotificationsQuery = (inBackground: boolean) =>
  queryOptions({
    ...notificationsQuery(),
    ...polled(notificationsInterval),
    refetchIntervalInBackground: inBackground,
  });

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
