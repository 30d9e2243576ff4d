import type { QueryClient } from '@tanstack/react-query';
import { isForbiddenOrMissing } from '@/api/problem';
import { serverNow } from '@/lib/server-time';
import type { Listings } from '@/api/offline-cache/limits';
import { messagesQuery, summaryQuery } from '@/features/chat/data/queries';
import { myNextMatches } from '@/features/matches/data/match';
import { matchQuery, upcomingMatchesQuery } from '@/features/matches/data/queries';
import { getGetChatMessagesUrl, getGetMatchUrl } from '@/generated/match/match';

/** How many of my next matches are prefetched, and milliseconds until they are fetched again. */
const maxMatches = 5;
const freshMs = 3_600_000;
/** Chats with more messages are not prefetched: all messages come at once, and the person may never read them. */
const maxMessages = 300;

/**
 * Reads my next matches with their rosters and chats, one call after another, so that they are on the device when there is no
 * signal; the writer writes them down. Those that were kept within the last hour are left alone. A failure ends it, and
 * after one of another call it does not begin.
 * @param listings what is on the device by now
 */
export async function prefetchMatches(client: QueryClient, listings: Listings): Promise<void> {
  const queries = client.getQueryCache().getAll();
  if (queries.some(({ state: { error } }) => error !== null && !isForbiddenOrMissing(error))) return;
  const isFresh = (path: string): boolean => Date.now() - (listings[path]?.at ?? 0) < freshMs;
  const queryOptions = { staleTime: freshMs, retry: false } as const;
  const matches = await client.query({ ...upcomingMatchesQuery(), ...queryOptions });
  for (const { id } of myNextMatches(matches, serverNow()).slice(0, maxMatches)) {
    if (!isFresh(getGetMatchUrl(id))) await client.query({ ...matchQuery(id), ...queryOptions });
    if (isFresh(getGetChatMessagesUrl(id))) continue;
    const { message_count: count } = await client.query({ ...summaryQuery(id), ...queryOptions });
    if (count <= maxMessages) await client.query({ ...messagesQuery(id), ...queryOptions });
  }
}
