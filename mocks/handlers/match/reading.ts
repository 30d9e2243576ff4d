import { GetMatchHeaders } from '@/generated/schemas/getMatchHeaders.zod';
import { GetUpcomingMatchesHeaders } from '@/generated/schemas/getUpcomingMatchesHeaders.zod';
import { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { UpcomingMatches } from '@/generated/schemas/upcomingMatches.zod';
import { memberOperation } from '../operation.ts';
import { presentMatch, presentMatchDetail } from '../present/match.ts';
import { MatchParams, matchOf } from './find-match.ts';

/** Every match that is not over, soonest first; cancelled ones stay until their end. */
export const getUpcomingMatches = memberOperation(
  { headers: GetUpcomingMatchesHeaders, answer: UpcomingMatches },
  ({ store: { state }, user, now }) =>
    state.matches
      .filter((match) => match.ends_at > now)
      .toSorted((one, other) => one.starts_at - other.starts_at || one.id - other.id)
      .map((match) => presentMatch(state, match, { userId: user.id, now })),
);

/** One match with its roster, also when it is over. */
export const getMatch = memberOperation(
  { headers: GetMatchHeaders, params: MatchParams, answer: MatchDetail },
  (call) => presentMatchDetail(call.store.state, matchOf(call), { userId: call.user.id, now: call.now }),
);
