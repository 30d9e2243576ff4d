import { expect, it } from 'vitest';
import { addMatch, HOUR, NOW, smallState } from '../state.fixture.ts';
import type { MatchRow, State } from '../state.ts';
import { allowedActions, statusOf } from './match-rules.ts';
import { confirmParticipation, joinMatch, leaveMatch } from './participation.ts';

const secret = { token: 'tajemství', hash: 'otisk' };

const join = (state: State, match: MatchRow, userId: number) =>
  joinMatch(state, { matchId: match.id, userId, now: NOW, secret }, 'cs');
const leave = (state: State, match: MatchRow, userId: number, now = NOW) =>
  leaveMatch(state, { matchId: match.id, userId, now, secret });

it('requires no confirmation when a person joins after the confirmation deadline', () => {
  const state = smallState();
  join(state, addMatch(state, { confirm_by: NOW }), 1);
  expect(state.outbox).toEqual([]);
  expect(state.participations[0]?.confirm_by).toBeNull();
});

it('gives a person from the waiting list two hours to confirm, even after the deadline, and a mail in their language', () => {
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

it('never reuses a participant id', () => {
  const state = smallState();
  const match = addMatch(state);
  join(state, match, 1);
  leave(state, match, 1);
  join(state, match, 1);
  expect(state.participations.map(({ pid }) => pid)).toEqual([2]);
});

it('keeps the first confirmation time when a person confirms again after the deadline', () => {
  const state = smallState();
  const match = addMatch(state, { confirm_by: NOW + 2 * HOUR });
  join(state, match, 1);
  const confirmAt = (now: number) => confirmParticipation(state, 1, secret.hash, now).confirmedAt;
  expect([confirmAt(NOW + HOUR), confirmAt(NOW + 3 * HOUR)]).toEqual([NOW + HOUR, NOW + HOUR]);
});

it('says that a match is finished from its end on, unless it is cancelled', () => {
  const match = addMatch(smallState());
  expect(statusOf(match, match.ends_at - 1)).toBe('scheduled');
  expect(statusOf(match, match.ends_at)).toBe('finished');
  expect(statusOf({ ...match, cancelled: true }, match.ends_at)).toBe('cancelled');
});

it('allows joining and leaving at the exact time of the deadline', () => {
  const match = addMatch(smallState(), { join_deadline: NOW, leave_deadline: NOW });
  expect(allowedActions(match, NOW, false).can_join).toBe(true);
  expect(allowedActions(match, NOW, true).can_leave).toBe(true);
});
