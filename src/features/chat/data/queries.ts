import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callWithOptional } from '@/api/optional-parameters';
import { mustWait, pollingOptions, type PollState } from '@/api/polling';
import type { ApiError } from '@/api/problem';
import {
  getChatMessages,
  getChatNotifications,
  getChatSummary,
  getGetChatMessagesQueryOptions,
  getGetChatMessagesUrl,
  getGetChatNotificationQueryOptions,
  getGetChatNotificationsQueryOptions,
  getGetChatSummaryQueryOptions,
} from '@/generated/match/match';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import type { GetChatMessagesParams } from '@/generated/schemas/getChatMessagesParams.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { uniqueBy } from '@/lib/unique-by';
import { fitsSummary, inOrder, withSummary } from './messages';
import { hasOtherWords, keepUnchanged, type LoadedChat, newestPageSize, withNewestPage } from './pages';

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

/** Reads a page, oldest first, or all messages where the backend refuses pages. */
export async function fetchMessages(
  client: QueryClient,
  matchId: number,
  params: GetChatMessagesParams | undefined,
  signal: AbortSignal,
): Promise<ChatMessages> {
  const answer = await callWithOptional(client, params, (sentParams) =>
    getChatMessages(matchId, sentParams, { signal }),
  );
  return { ...answer, results: inOrder(answer.results) };
}

const newestPage = { limit: newestPageSize };

/** The newest messages, to which an open chat adds the earlier ones (decision 025). They are refetched only when the summary shows more than one new message. */
export const messagesQuery = (matchId: number) =>
  queryOptions<LoadedChat, ApiError>({
    queryKey: getGetChatMessagesQueryOptions(matchId).queryKey,
    queryFn: async ({ client, queryKey, signal }) => {
      const page = await fetchMessages(client, matchId, newestPage, signal);
      if (page.results.length !== newestPageSize) return page;
      const knownChat = client.getQueryData<LoadedChat>(queryKey);
      const chat = withNewestPage(knownChat, page);
      const summary = client.getQueryData(summaryQuery(matchId).queryKey);
      const isUpToDate = !hasOtherWords(page, knownChat) && (!summary || fitsSummary(chat, summary));
      return isUpToDate ? chat : fetchMessages(client, matchId, undefined, signal);
    },
    structuralSharing: (former, chat) => keepUnchanged(former as LoadedChat | undefined, chat as LoadedChat),
    staleTime: chatInterval,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { showsAge: true, preloadedAddress: getGetChatMessagesUrl(matchId, newestPage) },
  });

/** Reads all messages anew in one answer, where the known ones may be outdated or too few. */
export function readWholeChat(client: QueryClient, matchId: number): Promise<LoadedChat> {
  const query = messagesQuery(matchId);
  void client.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true });
  return client.query({
    ...query,
    queryFn: ({ signal }) => fetchMessages(client, matchId, undefined, signal),
    staleTime: 0,
    retry: false,
  });
}

/** The counts and the newest message of a chat, polled every 5 s while it is open and visible. Each answer also updates the chat in the cache. */
export const summaryQuery = (matchId: number) =>
  queryOptions({
    ...getGetChatSummaryQueryOptions(matchId),
    queryFn: async ({ client, signal }) => {
      const summary = await getChatSummary(matchId, { signal });
      const { queryKey } = messagesQuery(matchId);
      const chat = client.getQueryData(queryKey);
      if (!chat || client.isFetching({ queryKey, exact: true }) > 0) return summary;
      const updatedChat = withSummary(chat, summary);
      if (updatedChat) client.setQueryData(queryKey, updatedChat);
      else void client.invalidateQueries({ queryKey, exact: true });
      return summary;
    },
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
