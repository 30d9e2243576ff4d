import * as z from 'zod/mini';
import { ConfirmParticipationParams } from '@/generated/schemas/confirmParticipationParams.zod';
import { ConfirmResult } from '@/generated/schemas/confirmResult.zod';
import { GetUpcomingMatchesParams } from '@/generated/schemas/getUpcomingMatchesParams.zod';
import { Id } from '@/generated/schemas/id.zod';
import { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { UpcomingMatches } from '@/generated/schemas/upcomingMatches.zod';
import { createSecret, sha256 } from '@mocks/db/accounts/secrets';
import { canSeeChat } from '@mocks/db/matches/chat';
import {
  confirmParticipation as confirm,
  joinMatch as join,
  leaveMatch as leave,
} from '@mocks/db/matches/participation';
import { participationOf } from '@mocks/db/matches/roster';
import { refuse } from '@mocks/db/refusal';
import { findMatch } from '@mocks/db/rows';
import type { MatchRow } from '@mocks/db/state';
import { formatIso } from '@mocks/db/time-zones';
import { memberOperation, publicOperation, type MemberCall } from '../operation.ts';
import { serializeMatch, serializeMatchDetail, serializeVenue } from '../serialize/match.ts';

/** The path parameters of every operation on one match. */
export const MatchParams = z.object({ id: Id });

type MatchCall = MemberCall<z.infer<typeof MatchParams>>;

/** Finds the match whose id is in the path, or refuses with `match_not_found`. */
export const matchOf = ({ store, params }: MatchCall): MatchRow =>
  findMatch(store.state, params.id) ?? refuse('match_not_found');

/** Finds the match if the caller can see its chat; else refuses with `match_not_found` or `not_a_participant`. */
export function chatMatchOf(call: MatchCall): MatchRow {
  const match = matchOf(call);
  if (!canSeeChat(call.store.state, match.id, call.user.id)) refuse('not_a_participant');
  return match;
}

/** Returns all matches that have not ended, including cancelled matches, ordered by start. */
export const getUpcomingMatches = memberOperation(
  { query: GetUpcomingMatchesParams, queryNumbers: ['limit'], answer: UpcomingMatches },
  ({ store: { state }, user, query: { limit = Infinity }, now }) => {
    let otherCount = 0;
    return state.matches
      .filter((match) => match.ends_at > now)
      .toSorted((a, b) => a.starts_at - b.starts_at || a.id - b.id)
      .filter((match) => participationOf(state, match.id, user.id) || ++otherCount <= limit)
      .map((match) => serializeMatch(state, match, { userId: user.id, now }));
  },
);

export const getMatch = memberOperation({ params: MatchParams, answer: MatchDetail }, (call) =>
  serializeMatchDetail(call.store.state, matchOf(call), { userId: call.user.id, now: call.now }),
);

/** Confirms a participation with the mailed link, without a session. */
export const confirmParticipation = publicOperation(
  { query: ConfirmParticipationParams, queryNumbers: ['pid'], answer: ConfirmResult },
  async ({ store, query, now }) => {
    const hash = await sha256(query.token);
    return store.mutate((state) => {
      const { status, match, confirmedAt } = confirm(state, query.pid, hash, now);
      const { id, title, timezone } = match;
      return {
        status,
        pid: query.pid,
        confirmed_at: formatIso(timezone, confirmedAt),
        match: {
          id,
          title,
          starts_at: formatIso(timezone, match.starts_at),
          timezone,
          venue: serializeVenue(state, match.venue_id),
        },
      };
    });
  },
);

export const joinMatch = memberOperation({ params: MatchParams, answer: MatchDetail }, async (call) => {
  const { store, user, now, language } = call;
  const secret = await createSecret();
  const { id } = matchOf(call);
  store.mutate((state) => {
    join(state, { matchId: id, userId: user.id, now, secret }, language);
  });
  return serializeMatchDetail(store.state, matchOf(call), { userId: user.id, now });
});

export const leaveMatch = memberOperation({ params: MatchParams, answer: MatchDetail }, async (call) => {
  const { store, user, now } = call;
  const secret = await createSecret();
  const { id } = matchOf(call);
  store.mutate((state) => {
    leave(state, { matchId: id, userId: user.id, now, secret });
  });
  return serializeMatchDetail(store.state, matchOf(call), { userId: user.id, now });
});
