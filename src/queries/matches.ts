import type { QueryClient } from '@tanstack/react-query';
import { refetchByPath } from '@/api/query-client';
import { getGetUpcomingMatchesUrl } from '@/generated/match/match';

/** Refetches all queries of matches: lists, rosters and chats, whose paths have the same beginning. */
export const refetchMatches = (client: QueryClient): void =>
  refetchByPath(client, getGetUpcomingMatchesUrl().replace(/[^/]+\/$/, ''));
