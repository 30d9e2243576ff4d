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
import type { Match } from '@/generated/schemas/match.zod';
import { uniqueBy } from '@/lib/unique-by';

/** Whether the person takes part in the match; an optimistic join does not count, because the backend does not know it yet. */
export const canReadChat = ({ my_participation: participation }: Match): boolean =>
  participation !== null && participation.pid > 0;

/** Polling intervals in milliseconds. */
const chatInterval = 5000;
const notificationsInterval = 30_000;

/** Refetches when the page is shown again or the connection is back, unless the server asked for a pause. */
const refetchUnlessPaused = ({ state }: { state: PollState }) => !mustWait(state) && ('always' as const);
const refetchOptions = {
  refetchOnWindowFocus: refetchUnlessPaused,
  refetchOnReconnect: refetchUnlessPaused,
};

/** All messages, oldest first. They are refetched only when the summary shows more than one new message. */
export const messagesQuery = (matchId: number) =>
  queryOptions({
    ...getGetChatMessagesQueryOptions(matchId),
    queryFn: async ({ signal }) => {
      const answer = await getChatMessages(matchId, undefined, { signal });
      // A faulty backend may repeat messages or mix up their order.
      const results = uniqueBy(answer.results, ({ id }) => id).toSorted((a, b) => a.id - b.id);
      return { ...answer, results };
    },
    staleTime: chatInterval,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { showsAge: true },
  });

/** The counts and the newest message of a chat, polled every 5 s while it is open and visible. */
export const summaryQuery = (matchId: number) =>
  queryOptions({
    ...getGetChatSummaryQueryOptions(matchId),
    ...pollingOptions(chatInterval),
    ...refetchOptions,
    staleTime: chatInterval,
  });

/** The unread messages of all chats, polled every 30 s while the page is visible, with `pollsInBackground` also while it is hidden. */
export const polledNotificationsQuery = (pollsInBackground: boolean) =>
  queryOptions({
    ...notificationsQuery(),
    ...pollingOptions(notificationsInterval),
    ...refetchOptions,
    refetchIntervalInBackground: pollsInBackground,
  });

export const notificationsQuery = () =>
  queryOptions({
    ...getGetChatNotificationsQueryOptions(),
    queryFn: async ({ signal }) => {
      const answer = await getChatNotifications({ signal });
      return { ...answer, results: uniqueBy(answer.results, ({ match_id }) => match_id) };
    },
  });

/** The unread messages of one chat, always asked for. */
export const notificationQuery = (matchId: number) =>
  queryOptions({ ...getGetChatNotificationQueryOptions(matchId), staleTime: 0 });

/** The unread messages from the cache, fetched only if the cache has none. */
export const cachedNotificationsQuery = () => queryOptions({ ...notificationsQuery(), staleTime: 'static' });
