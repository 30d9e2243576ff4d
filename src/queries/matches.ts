import type { QueryClient } from '@tanstack/react-query';
import { refetchByPath } from '@/api/query-client';
import { getGetUpcomingMatchesUrl } from '@/generated/match/match';

/** Asks again for all that is read of matches: lists, rosters, chats. Their paths begin as that of the list. */
export const refetchMatches = (client: QueryClient): void =>
  refetchByPath(client, getGetUpcomingMatchesUrl().replace(/[^/]+\/$/, ''));
