import { shouldRetry, waitForData } from '@/api/query-client';
import { messagesQuery, summaryQuery, cachedNotificationsQuery } from '@/features/chat/data/queries';
import { loadChat } from '@/features/chat/load-chat';
import { fetchListedMatches, getCachedMatch, matchQuery } from '@/features/matches/data/queries';
import type { ScreenLoader } from '@/routing/screen';

/** The chunks of sections that the URL's hash may name; the page preloads them (scripts/vite/pages/screen-modules.ts). */
export const sections = { chat: () => import('@/features/chat/chat') };

/** Loads the match, the list to find an overlap when the match can be joined, and the chat when the URL's hash names it. */
export const loadDetail: ScreenLoader<'detail'> = ({ queryClient, params, hash }) => {
  const [matchOptions, notificationsOptions] = [matchQuery(params.id), cachedNotificationsQuery()];
  const matchRequest = queryClient.query({ ...matchOptions, retry: shouldRetry });
  void Promise.allSettled([
    matchRequest.then(({ can_join }) => (can_join ? fetchListedMatches(queryClient) : undefined)),
  ]);
  const chatLoading =
    hash === 'chat'
      ? [
          sections.chat().then(loadChat),
          queryClient.query(messagesQuery(params.id)),
          queryClient.query(summaryQuery(params.id)),
        ]
      : [];
  return Promise.allSettled([
    waitForData(
      queryClient,
      matchOptions.queryKey,
      matchRequest,
      () => getCachedMatch(queryClient, params.id) !== undefined,
    ),
    waitForData(queryClient, notificationsOptions.queryKey, queryClient.query(notificationsOptions)),
    ...chatLoading,
  ]);
};
