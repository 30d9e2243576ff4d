import * as z from 'zod/mini';
import { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { UpcomingMatches } from '@/generated/schemas/upcomingMatches.zod';
import { memberOperation, type MemberCall } from '../operation.ts';
import { serializeMatch, serializeMatchDetail } from '../serialize/match.ts';
import { Id } from '@/generated/schemas/id.zod';
import { canSeeChat } from '@mocks/db/chat';
import { refuse } from '@mocks/db/refusal';
import { findMatch } from '@mocks/db/rows';
import type { MatchRow } from '@mocks/db/state';
import { joinMatch as join, leaveMatch as leave } from '@mocks/db/participation';
import { newSecret } from '@mocks/db/secrets';

/** The parameters of all paths that name a match. */
export const MatchParams = z.object({ id: Id });

type MatchCall = MemberCall<z.infer<typeof MatchParams>>;

/** The match of the path; refuses with `match_not_found`. */
export const matchOf = ({ store, params }: MatchCall): MatchRow =>
  findMatch(store.state, params.id) ?? refuse('match_not_found');

/** The match whose chat the caller may see; refuses with `match_not_found` or `not_a_participant`. */
export function chatMatchOf(call: MatchCall): MatchRow {
  const match = matchOf(call);
  if (!canSeeChat(call.store.state, match.id, call.user.id)) refuse('not_a_participant');
  return match;
}

/** Every match that is not over, soonest first; cancelled ones stay until their end. */
export const getUpcomingMatches = memberOperation(
  { answer: UpcomingMatches },
  ({ store: { state }, user, now }) =>
    state.matches
      .filter((match) => match.ends_at > now)
      .toSorted((one, other) => one.starts_at - other.starts_at || one.id - other.id)
      .map((match) => serializeMatch(state, match, { userId: user.id, now })),
);

/** One match with its roster, also when it is over. */
export const getMatch = memberOperation({ params: MatchParams, answer: MatchDetail }, (call) =>
  serializeMatchDetail(call.store.state, matchOf(call), { userId: call.user.id, now: call.now }),
);

/** Puts the caller on the roster or the waiting list. */
export const joinMatch = memberOperation({ params: MatchParams, answer: MatchDetail }, async (call) => {
  const { store, user, now, language } = call;
  const secret = await newSecret();
  const { id } = matchOf(call);
  store.mutate((state) => {
    join(state, { matchId: id, userId: user.id, now, secret }, language);
  });
  return serializeMatchDetail(store.state, matchOf(call), { userId: user.id, now });
});

/** Takes the caller off the roster or the waiting list. */
export const leaveMatch = memberOperation({ params: MatchParams, answer: MatchDetail }, async (call) => {
  const { store, user, now } = call;
  const secret = await newSecret();
  const { id } = matchOf(call);
  store.mutate((state) => {
    leave(state, { matchId: id, userId: user.id, now, secret });
  });
  return serializeMatchDetail(store.state, matchOf(call), { userId: user.id, now });
});
