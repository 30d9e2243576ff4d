import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { changeAnswer } from '@/api/offline-cache/change-answer';
import { pollingOptions } from '@/api/polling';
import {
  getGetMatchQueryOptions,
  getGetUpcomingMatchesQueryOptions,
  getMatch,
  getUpcomingMatches,
} from '@/generated/match/match';
import type { ConfirmResult } from '@/generated/schemas/confirmResult.zod';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { uniqueBy } from '@/lib/unique-by';

/** Milliseconds between polls while the list or a match is on the screen. */
const pollInterval = 60_000;

export const upcomingMatchesQuery = () =>
  queryOptions({
    ...getGetUpcomingMatchesQueryOptions(),
    queryFn: async ({ signal }) => uniqueBy(await getUpcomingMatches(undefined, { signal }), ({ id }) => id),
    ...pollingOptions(pollInterval),
    meta: { showsAge: true },
  });

/** The query for the upcoming matches from the cache; it fetches only when the cache is empty. */
export const cachedMatchesQuery = () =>
  queryOptions({
    ...upcomingMatchesQuery(),
    staleTime: 'static',
    retry: false,
    // Offline this query fails instead of waiting.
    networkMode: 'always',
  });

/** Changes a match in the list, in memory or on the device. */
const changeListedMatch = (client: QueryClient, id: number, change: (match: Match) => Match): void =>
  void changeAnswer(client, upcomingMatchesQuery().queryKey, (list) =>
    replaceEqualDeep(
      list,
      list.map((match) => (match.id === id ? change(match) : match)),
    ),
  );

function updateListedMatch(client: QueryClient, detail: MatchDetail): void {
  const { participants: _, ...match } = detail;
  changeListedMatch(client, match.id, () => match);
}

/** The query for one match with its roster; its answer also updates the cached list. */
export const matchQuery = (id: number) =>
  queryOptions({
    ...getGetMatchQueryOptions(id),
    queryFn: async ({ client, signal }) => {
      const match = await getMatch(id, { signal });
      updateListedMatch(client, match);
      return { ...match, participants: uniqueBy(match.participants, ({ pid }) => pid) };
    },
    ...pollingOptions(pollInterval),
    meta: { showsAge: true },
  });

export function getCachedMatch(client: QueryClient, id: number): Match | undefined {
  return (
    client.getQueryData(matchQuery(id).queryKey) ??
    client.getQueryData(upcomingMatchesQuery().queryKey)?.find((match) => match.id === id)
  );
}

export function cacheMatch(client: QueryClient, detail: MatchDetail): void {
  client.setQueryData(matchQuery(detail.id).queryKey, detail);
  updateListedMatch(client, detail);
}

function withConfirmation<T extends Match>(match: T, { pid, confirmed_at }: ConfirmResult): T {
  if (match.my_participation?.pid !== pid) return match;
  const { confirmation_token: _, ...myParticipation } = match.my_participation;
  return { ...match, my_participation: { ...myParticipation, status: 'confirmed', confirmed_at } };
}

/** Shows a confirmation in the list and in the match, wherever they are kept. */
export function cacheConfirmation(client: QueryClient, result: ConfirmResult): void {
  const { pid, match } = result;
  changeListedMatch(client, match.id, (listedMatch) => withConfirmation(listedMatch, result));
  void changeAnswer(client, matchQuery(match.id).queryKey, (detail) => ({
    ...withConfirmation(detail, result),
    participants: detail.participants.map((participant) =>
      participant.pid === pid ? { ...participant, status: 'confirmed' as const } : participant,
    ),
  }));
}
