import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { changeAnswer } from '@/api/offline-cache/change-answer';
import { callWithOptional } from '@/api/optional-parameters';
import { pollingOptions } from '@/api/polling';
import {
  getGetMatchQueryOptions,
  getGetUpcomingMatchesQueryOptions,
  getGetUpcomingMatchesUrl,
  getMatch,
  getUpcomingMatches,
} from '@/generated/match/match';
import type { ConfirmResult } from '@/generated/schemas/confirmResult.zod';
import type { GetUpcomingMatchesParams } from '@/generated/schemas/getUpcomingMatchesParams.zod';
import type { Match } from '@/generated/schemas/match.zod';
import type { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { untilPainted } from '@/lib/browser/scheduling';
import { uniqueBy } from '@/lib/unique-by';

/** Milliseconds between polls while the list or a match is on the screen. */
const pollInterval = 60_000;

const fetchMatches = async (signal: AbortSignal, params?: GetUpcomingMatchesParams): Promise<Match[]> =>
  uniqueBy(await getUpcomingMatches(params, { signal }), ({ id }) => id);

/** How many matches of others the first answer has, more than fit on a large screen. */
const limit = 60;

/** The first matches and all of mine, until the list has all; all where the backend ignores or refuses `limit`. */
export const firstMatchesQuery = () =>
  queryOptions({
    queryKey: [getGetUpcomingMatchesUrl({ limit })],
    queryFn: ({ client, signal }) =>
      callWithOptional(client, { limit }, (params) => fetchMatches(signal, params)),
    retry: false,
  });

/** Whether an answer to a call with `limit` has all matches: there are no more, or the backend did not go by it. */
const hasAll = (matches: readonly Match[]): boolean =>
  matches.filter(({ my_participation: participation }) => !participation).length !== limit;

/** The query for the upcoming matches. Its first fetch asks for the first matches, and for all once those are painted. */
export const upcomingMatchesQuery = () =>
  queryOptions({
    ...getGetUpcomingMatchesQueryOptions(),
    queryFn: async ({ client, queryKey, signal }) => {
      if (client.getQueryData(queryKey) !== undefined) return fetchMatches(signal);
      const { queryKey: firstKey, ...firstOptions } = firstMatchesQuery();
      const firstMatches = await client.query({ queryKey: firstKey, ...firstOptions, staleTime: 0 });
      if (hasAll(firstMatches)) return firstMatches;
      await untilPainted();
      const matches = await fetchMatches(signal);
      client.removeQueries({ queryKey: firstKey });
      return matches;
    },
    ...pollingOptions(pollInterval),
    meta: { showsAge: true, preloadedAddress: getGetUpcomingMatchesUrl({ limit }) },
  });

/** The query for the upcoming matches from the cache; it fetches only when the cache is empty. */
export const cachedMatchesQuery = () =>
  queryOptions({
    ...upcomingMatchesQuery(),
    queryFn: ({ signal }) => fetchMatches(signal),
    staleTime: 'static',
    retry: false,
    // Offline this query fails instead of waiting.
    networkMode: 'always',
  });

function changeListedMatch(client: QueryClient, id: number, change: (match: Match) => Match): void {
  const changeList = (list: Match[]): Match[] =>
    replaceEqualDeep(
      list,
      list.map((match) => (match.id === id ? change(match) : match)),
    );
  void changeAnswer(client, upcomingMatchesQuery().queryKey, changeList);
  client.setQueryData(firstMatchesQuery().queryKey, (list) => list && changeList(list));
}

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

/** The matches of the list, or the first of them until all are there. */
export const getListedMatches = (client: QueryClient): readonly Match[] | undefined =>
  client.getQueryData(upcomingMatchesQuery().queryKey) ?? client.getQueryData(firstMatchesQuery().queryKey);

/** All of my matches, with others, from the cache or else from the backend. */
export const fetchListedMatches = async (client: QueryClient): Promise<readonly Match[]> =>
  getListedMatches(client) ?? client.query(firstMatchesQuery());

export function getCachedMatch(client: QueryClient, id: number): Match | undefined {
  return (
    client.getQueryData(matchQuery(id).queryKey) ?? getListedMatches(client)?.find((match) => match.id === id)
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
