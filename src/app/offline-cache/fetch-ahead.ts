import type { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '@/api/problem';
import { serverNow } from '@/lib/server-time';
import type { Listings } from '@/api/offline-cache/limits';
import { messagesQuery, summaryQuery } from '@/features/chat/data/queries';
import { myNextMatches } from '@/features/matches/data/match';
import { matchQuery, upcomingMatchesQuery } from '@/features/matches/data/queries';
import { getGetChatMessagesUrl, getGetMatchUrl } from '@/generated/match/match';

/** How many of my next matches are prefetched, and milliseconds until they are fetched again. */
const mostMatches = 5;
const freshFor = 3_600_000;
/** Chats with more messages are not prefetched: all messages come at once, and the person may never read them. */
const mostMessages = 300;

/**
 * Reads my next matches with their rosters and chats, one call after another, so that they are on the device when there is no
 * signal; the writer writes them down. Those that were kept within the last hour are left alone. A failure ends it, and
 * after one of another call it does not begin.
 * @param kept what is on the device by now
 */
export async function fetchAhead(client: QueryClient, kept: Listings): Promise<void> {
  const queries = client.getQueryCache().getAll();
  if (queries.some(({ state: { error } }) => error !== null && !isRefusal(error))) return;
  const isFresh = (path: string): boolean => Date.now() - (kept[path]?.at ?? 0) < freshFor;
  const once = { staleTime: freshFor, retry: false } as const;
  const matches = await client.query({ ...upcomingMatchesQuery(), ...once });
  for (const { id } of myNextMatches(matches, serverNow()).slice(0, mostMatches)) {
    if (!isFresh(getGetMatchUrl(id))) await client.query({ ...matchQuery(id), ...once });
    if (isFresh(getGetChatMessagesUrl(id))) continue;
    const { message_count: count } = await client.query({ ...summaryQuery(id), ...once });
    if (count <= mostMessages) await client.query({ ...messagesQuery(id), ...once });
  }
}
