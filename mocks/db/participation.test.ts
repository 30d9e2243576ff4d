import { expect, it } from 'vitest';
import { confirmParticipation, joinMatch, leaveMatch } from './participation.ts';
import type { MatchRow, State } from './state.ts';
import { addMatch, HOUR, NOW, smallState } from './state.fixture.ts';

const secret = { token: 'tajemství', hash: 'otisk' };

const join = (state: State, match: MatchRow, userId: number) =>
  joinMatch(state, { matchId: match.id, userId, now: NOW, secret }, 'cs');
const leave = (state: State, match: MatchRow, userId: number, now = NOW) =>
  leaveMatch(state, { matchId: match.id, userId, now, secret });

it('asks for no confirmation after the time for it', () => {
  const state = smallState();
  join(state, addMatch(state, { confirm_by: NOW }), 1);
  expect(state.outbox).toEqual([]);
  expect(state.participations[0]?.confirm_by).toBeNull();
});

it('asks who moved up to confirm, in their language, with two hours left even when the time is over', () => {
  const state = smallState();
  state.users[1]!.language = 'en';
  const match = addMatch(state, { max_participants: 1, confirm_by: NOW + HOUR });
  join(state, match, 1);
  join(state, match, 2);
  expect(state.outbox.map(({ to }) => to)).toEqual(['hrac1@example.com']);
  leave(state, match, 1, NOW + 3 * HOUR);
  expect(state.outbox.at(-1)).toMatchObject({ to: 'hrac2@example.com', language: 'en' });
  expect(state.participations).toMatchObject([{ user_id: 2, confirm_by: NOW + 5 * HOUR }]);
});

it('never gives a participant id twice', () => {
  const state = smallState();
  const match = addMatch(state);
  join(state, match, 1);
  leave(state, match, 1);
  join(state, match, 1);
  expect(state.participations.map(({ pid }) => pid)).toEqual([2]);
});

it('confirming again, even when it is too late, keeps the first time', () => {
  const state = smallState();
  const match = addMatch(state, { confirm_by: NOW + 2 * HOUR });
  join(state, match, 1);
  const confirmed = (now: number) => confirmParticipation(state, 1, secret.hash, now).confirmedAt;
  expect([confirmed(NOW + HOUR), confirmed(NOW + 3 * HOUR)]).toEqual([NOW + HOUR, NOW + HOUR]);
});
