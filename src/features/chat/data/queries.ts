import { type QueryState, queryOptions } from '@tanstack/react-query';
import {
  getChatMessages,
  getGetChatMessagesQueryOptions,
  getGetChatNotificationsQueryOptions,
  getGetChatSummaryQueryOptions,
} from '@/generated/match/match';
import { settled, uncertainKeys } from './outbox';
import { patchOutbox, readOutbox } from './outbox-store';

/** Milliseconds between looks at an open chat, and at all chats; of the longest pause while they fail. */
const chatInterval = 5000;
const notificationsInterval = 30_000;
const longestPause = 60_000;

type PollState = Pick<QueryState, 'status' | 'errorUpdateCount'>;

/** How many failures each query had had when it last succeeded. */
const overcome = new WeakMap<object, number>();

/** Milliseconds until the next look: twice as long after each failure in a row, up to a minute. */
export function pauseOf(interval: number, query: { state: PollState }): number {
  const { status, errorUpdateCount } = query.state;
  if (status !== 'error') {
    overcome.set(query, errorUpdateCount);
    return interval;
  }
  const failures = errorUpdateCount - (overcome.get(query) ?? 0);
  return Math.min(longestPause, interval * 2 ** failures);
}

/** A poll: not while hidden; at once when the page is shown again or the connection is back. */
const polled = (interval: number) => ({
  refetchInterval: (query: { state: PollState }) => pauseOf(interval, query),
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always' as const,
  refetchOnReconnect: 'always' as const,
});

/**
 * All messages of a chat, oldest first. It is read when the chat opens, and again when its summary shows that more than
 * one message has come: a chat of thousands is not fetched every five seconds. Each reading settles what was uncertain.
 */
export const messagesQuery = (matchId: number) =>
  queryOptions({
    ...getGetChatMessagesQueryOptions(matchId),
    queryFn: async ({ client, signal }) => {
      const lookedFor = uncertainKeys(readOutbox(client, matchId));
      const chat = await getChatMessages(matchId, { signal });
      patchOutbox(client, matchId, (box) => settled(box, chat.results, lookedFor));
      return chat;
    },
    staleTime: chatInterval,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Counts and newest message of a chat, looked at every 5 s while it is open and visible. */
export const summaryQuery = (matchId: number) =>
  queryOptions({
    ...getGetChatSummaryQueryOptions(matchId),
    ...polled(chatInterval),
    staleTime: chatInterval,
  });

/** What is unread in all chats, as it was last looked at. */
export const notificationsQuery = () => queryOptions(getGetChatNotificationsQueryOptions());

/** The same, looked at every 30 s while the page is visible; `inBackground` goes on while it is hidden. */
export const polledNotificationsQuery = (inBackground: boolean) =>
  queryOptions({
    ...notificationsQuery(),
    ...polled(notificationsInterval),
    refetchIntervalInBackground: inBackground,
  });
