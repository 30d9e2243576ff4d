import { describe, expect, it } from 'vitest';
import { addMessage, unreadOf } from './chat.ts';
import { confirmParticipation, joinMatch, leaveMatch } from './participation.ts';
import { rosterOf, waitingListOf } from './roster.ts';
import type { MatchRow, State } from './state.ts';
import { addMatch, HOUR, NOW, smallState } from './state.fixture.ts';

const secret = { token: 'tajemství', hash: 'otisk' };

const join = (state: State, match: MatchRow, userId: number, now = NOW) => {
  joinMatch(state, { matchId: match.id, userId, now, secret }, 'cs');
};
const leave = (state: State, match: MatchRow, userId: number, now = NOW) => {
  leaveMatch(state, { matchId: match.id, userId, now, secret });
};
const people = (rows: { user_id: number }[]) => rows.map(({ user_id }) => user_id);
const events = (state: State) =>
  state.messages.flatMap((row) => (row.kind === 'system' ? [`${row.event} ${row.user_id}`] : []));

describe('joining', () => {
  it('gives a place while there are any, then a place on the waiting list', () => {
    const state = smallState();
    const match = addMatch(state, { max_participants: 2 });
    for (const userId of [3, 1, 2, 4]) join(state, match, userId);
    expect(people(rosterOf(state, match.id))).toEqual([3, 1]);
    expect(people(waitingListOf(state, match.id))).toEqual([2, 4]);
    expect(events(state)).toEqual(['joined 3', 'joined 1', 'waitlisted 2', 'waitlisted 4']);
    expect(match.updated_at).toBe(NOW);
  });

  it.each([
    ['joins', 10],
    ['waits', 1],
  ])('leaves nothing of the chat to be read for who %s, also the second time', (_, max_participants) => {
    const state = smallState();
    const match = addMatch(state, { max_participants });
    const say = (message: string) =>
      addMessage(state, { match_id: match.id, sender_id: 2, message, created_at: NOW });
    join(state, match, 2);
    say('Kdo vezme míč?');
    join(state, match, 1);
    expect(unreadOf(state, match.id, 1)).toEqual([]);
    leave(state, match, 1);
    say('Míč beru já.');
    join(state, match, 1);
    expect(unreadOf(state, match.id, 1)).toEqual([]);
    say('Tak v šest.');
    expect(unreadOf(state, match.id, 1)).toMatchObject([{ message: 'Tak v šest.' }]);
  });

  it('mails a link when participation is to be confirmed, which somebody on the waiting list need not do', () => {
    const state = smallState();
    const match = addMatch(state, { max_participants: 1, confirm_by: NOW + HOUR });
    join(state, match, 1);
    join(state, match, 2);
    expect(state.outbox.map(({ to, kind }) => [to, kind])).toEqual([
      ['hrac1@example.com', 'confirm_participation'],
    ]);
    expect(state.links).toMatchObject([{ subject: '1', token_hash: 'otisk', expires_at: NOW + HOUR }]);
    expect(state.participations.map(({ confirm_by }) => confirm_by)).toEqual([NOW + HOUR, null]);
  });

  it('asks for no confirmation after the time for it', () => {
    const state = smallState();
    join(state, addMatch(state, { confirm_by: NOW }), 1);
    expect(state.outbox).toEqual([]);
    expect(state.participations[0]?.confirm_by).toBeNull();
  });
});

describe('leaving', () => {
  it('moves up the first who waits, in the order of waiting', () => {
    const state = smallState(5);
    const match = addMatch(state, { max_participants: 2 });
    for (const [index, userId] of [1, 2, 5, 3, 4].entries()) join(state, match, userId, NOW + index);
    leave(state, match, 1, NOW + 10);
    leave(state, match, 2, NOW + 11);
    expect(people(rosterOf(state, match.id))).toEqual([5, 3]);
    expect(people(waitingListOf(state, match.id))).toEqual([4]);
    expect(events(state).slice(-4)).toEqual(['left 1', 'promoted 5', 'left 2', 'promoted 3']);
  });

  it('moves nobody up when somebody leaves the waiting list, and tells nobody', () => {
    const state = smallState();
    const match = addMatch(state, { max_participants: 1 });
    for (const userId of [1, 2, 3]) join(state, match, userId);
    const told = state.messages.length;
    leave(state, match, 2);
    expect(people(rosterOf(state, match.id))).toEqual([1]);
    expect(people(waitingListOf(state, match.id))).toEqual([3]);
    expect(state.messages).toHaveLength(told);
    expect(state.leaves).toEqual([]);
  });

  it('asks who moved up to confirm, in their language, with two hours left even when the time is over', () => {
    const state = smallState();
    state.users[1]!.language = 'en';
    const match = addMatch(state, { max_participants: 1, confirm_by: NOW + HOUR });
    join(state, match, 1);
    join(state, match, 2);
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

  it('counts as late within a day of the start', () => {
    const state = smallState();
    const match = addMatch(state, { starts_at: NOW + 24 * HOUR });
    for (const userId of [1, 2]) join(state, match, userId);
    leave(state, match, 1);
    leave(state, match, 2, NOW + 1);
    expect(state.leaves.map(({ late }) => late)).toEqual([false, true]);
  });
});

it('confirming again, even when it is too late, keeps the first time', () => {
  const state = smallState();
  const match = addMatch(state, { confirm_by: NOW + 2 * HOUR });
  join(state, match, 1);
  const confirmed = (now: number) => confirmParticipation(state, 1, secret.hash, now).confirmedAt;
  expect([confirmed(NOW + HOUR), confirmed(NOW + 3 * HOUR)]).toEqual([NOW + HOUR, NOW + HOUR]);
});
