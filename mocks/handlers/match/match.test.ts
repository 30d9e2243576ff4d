import { describe, expect, it } from 'vitest';
import { createTestCalls, NOW, type TestCalls } from '../calls.harness.ts';
import { demoIds } from '@mocks/db/seed/users';
import { matchKinds } from '../../../tests/answers/match-kinds.ts';
import { presentMatch } from '../present/match.ts';

/** A match that jana and alex can join, each by what the contract says. */
const openMatch = ({ store: { state } }: TestCalls) =>
  state.matches.find((match) =>
    [demoIds.jana, demoIds.alex].every((userId) => {
      const of = (row: typeof match) => presentMatch(state, row, { userId, now: NOW });
      return matchKinds.open(of(match), state.matches.map(of));
    }),
  )!;

describe('the list of matches', () => {
  it('loses a match when it ends, cancelled or not', async () => {
    const calls = createTestCalls();
    const cancelled = calls.store.state.matches.find((match) => match.cancelled)!;
    const ids = async () =>
      ((await calls.get('/api/match/get-upcoming-matches/', { as: 'jana' })).body as { id: number }[]).map(
        ({ id }) => id,
      );
    calls.clock.now = cancelled.ends_at - 1;
    expect(await ids()).toContain(cancelled.id);
    calls.clock.now = cancelled.ends_at;
    expect(await ids()).not.toContain(cancelled.id);
  });

  it('writes times in the zone of the match', async () => {
    const { body } = await createTestCalls().get('/api/match/get-upcoming-matches/', { as: 'alex' });
    const london = (body as { timezone: string; starts_at: string }[]).find(
      ({ timezone }) => timezone === 'Europe/London',
    );
    expect(london!.starts_at).toMatch(/\+00:00$/);
  });
});

describe('two people', () => {
  it('see each other join and leave, and read about it in their own languages', async () => {
    const calls = createTestCalls();
    const { id } = openMatch(calls);
    await calls.post(`/api/match/join-match/${id}/`, { as: 'jana' });
    const joined = await calls.post(`/api/match/join-match/${id}/`, { as: 'alex' });
    const roster = joined.body.participants as { user: { display_name: string }; is_me: boolean }[];
    expect(roster.slice(-2).map(({ user, is_me }) => [user.display_name, is_me])).toEqual([
      ['Jana Nováková', false],
      ['Alex Turner', true],
    ]);
    await calls.post(`/api/match/leave-match/${id}/`, { as: 'jana' });
    const { body } = await calls.get(`/api/match/${id}/chat/messages/`, { as: 'alex', language: 'en' });
    expect((body.results as { message: string }[]).slice(-3).map(({ message }) => message)).toEqual([
      'Jana Nováková joined.',
      'Alex Turner joined.',
      'Jana Nováková left.',
    ]);
    expect((await calls.get(`/api/match/${id}/chat/messages/`, { as: 'jana' })).status).toBe(403);
  });
});

describe('the chat', () => {
  it('counts what others wrote since the last reading, and not who came and went', async () => {
    const calls = createTestCalls();
    const { id } = openMatch(calls);
    await calls.post(`/api/match/join-match/${id}/`, { as: 'jana' });
    const summary = await calls.post(`/api/match/${id}/chat/mark-read/`, { as: 'jana' });
    expect(summary.body).toMatchObject({ unread_count: 0, last_read_at: '2026-11-20T09:00:00+01:00' });
    expect(summary.body.last_read_message_id).toBe(summary.body.last_message.id);

    await calls.post(`/api/match/join-match/${id}/`, { as: 'alex' });
    await calls.post(`/api/match/${id}/chat/send/`, { as: 'alex', body: { message: 'Hi!' } });
    await calls.post(`/api/match/${id}/chat/send/`, { as: 'jana', body: { message: 'Ahoj!' } });
    const { body } = await calls.get(`/api/match/${id}/chat/notification/`, { as: 'jana' });
    expect(body).toMatchObject({ unread_count: 1, last_message: { message: 'Ahoj!', is_mine: true } });

    // The summary tells the newest of any kind, by which a chat that was read before is brought up to date.
    await calls.post(`/api/match/leave-match/${id}/`, { as: 'alex' });
    const news = await calls.get(`/api/match/${id}/chat/notification/`, { as: 'jana' });
    expect(news.body).toEqual(body);
    const { body: now } = await calls.get(`/api/match/${id}/chat/summary/`, { as: 'jana' });
    expect(now).toMatchObject({ unread_count: 1, last_message: { kind: 'system' } });
  });
});
