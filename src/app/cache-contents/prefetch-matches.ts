import type { QueryClient } from '@tanstack/react-query';
import type { Listings } from '@/api/offline-cache/cache-database';
import { isForbiddenOrMissing } from '@/api/problem';
import { messagesQuery, summaryQuery } from '@/features/chat/data/queries';
import { findMyNextMatches } from '@/features/matches/data/match';
import { matchQuery, upcomingMatchesQuery } from '@/features/matches/data/queries';
import { getGetChatMessagesUrl, getGetMatchUrl } from '@/generated/match/match';
import { serverNow } from '@/lib/state/server-time';

const maxMatches = 5;
const maxAgeMs = 3_600_000;

/** Fetches my next matches with rosters and chats for the offline cache, one call after another, and stops at the first failure; does nothing after a failure of another query. Answers that `listings` shows as cached within the last hour are skipped. */
export async function prefetchMatches(client: QueryClient, listings: Listings): Promise<void> {
  const queries = client.getQueryCache().getAll();
  if (queries.some(({ state: { error } }) => error !== null && !isForbiddenOrMissing(error))) return;
  const isFresh = (path: string): boolean => Date.now() - (listings[path]?.at ?? 0) < maxAgeMs;
  const queryOptions = { staleTime: maxAgeMs, retry: false } as const;
  const matches = await client.query({ ...upcomingMatchesQuery(), ...queryOptions });
  for (const { id } of findMyNextMatches(matches, serverNow()).slice(0, maxMatches)) {
    if (!isFresh(getGetMatchUrl(id))) await client.query({ ...matchQuery(id), ...queryOptions });
    if (isFresh(getGetChatMessagesUrl(id))) continue;
    await client.query({ ...summaryQuery(id), ...queryOptions });
    await client.query({ ...messagesQuery(id), ...queryOptions });
  }
}
