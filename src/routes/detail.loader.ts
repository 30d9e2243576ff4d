import { chatSectionId } from '@/features/chat/data/chat-section-id';
import { messagesQuery, summaryQuery, cachedNotificationsQuery } from '@/features/chat/data/queries';
import { getCachedMatch, cachedMatchesQuery, matchQuery } from '@/features/matches/data/queries';
import { shouldRetry, waitForData } from '@/api/query-client';
import type { ScreenLoader } from '@/routing/screen';

/** The code of the parts that the address may name; its page names their files (scripts/vite/screen-modules.ts). */
export const sections = { chat: () => import('@/features/chat/chat') };

/** The match; if it can be joined also what I play, for the same time; and its chat where the address names it. */
export const loadDetail: ScreenLoader<'detail'> = ({ queryClient, params, hash }) => {
  const [detail, unread] = [matchQuery(params.id), cachedNotificationsQuery()];
  const match = queryClient.query({ ...detail, retry: shouldRetry });
  void Promise.allSettled([
    match.then(({ can_join }) => (can_join ? queryClient.query(cachedMatchesQuery()) : undefined)),
  ]);
  if (hash === chatSectionId)
    void Promise.allSettled([
      sections.chat(),
      queryClient.query(messagesQuery(params.id)),
      queryClient.query(summaryQuery(params.id)),
    ]);
  return Promise.allSettled([
    waitForData(
      queryClient,
      detail.queryKey,
      match,
      () => getCachedMatch(queryClient, params.id) !== undefined,
    ),
    waitForData(queryClient, unread.queryKey, queryClient.query(unread)),
  ]);
};
