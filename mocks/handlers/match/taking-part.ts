import { JoinMatchHeaders } from '@/generated/schemas/joinMatchHeaders.zod';
import { LeaveMatchHeaders } from '@/generated/schemas/leaveMatchHeaders.zod';
import { MatchDetail } from '@/generated/schemas/matchDetail.zod';
import { joinMatch as join, leaveMatch as leave } from '@mocks/db/participation';
import { newSecret } from '@mocks/db/secrets';
import { memberOperation } from '../operation.ts';
import { presentMatchDetail } from '../present/match.ts';
import { MatchParams, matchOf } from './find-match.ts';

/** Puts the caller on the roster or the waiting list. */
export const joinMatch = memberOperation(
  { headers: JoinMatchHeaders, params: MatchParams, answer: MatchDetail },
  async (call) => {
    const { store, user, now, language } = call;
    const secret = await newSecret();
    const { id } = matchOf(call);
    store.mutate((state) => {
      join(state, { matchId: id, userId: user.id, now, secret }, language);
    });
    return presentMatchDetail(store.state, matchOf(call), { userId: user.id, now });
  },
);

/** Takes the caller off the roster or the waiting list. */
export const leaveMatch = memberOperation(
  { headers: LeaveMatchHeaders, params: MatchParams, answer: MatchDetail },
  async (call) => {
    const { store, user, now } = call;
    const secret = await newSecret();
    const { id } = matchOf(call);
    store.mutate((state) => {
      leave(state, { matchId: id, userId: user.id, now, secret });
    });
    return presentMatchDetail(store.state, matchOf(call), { userId: user.id, now });
  },
);
