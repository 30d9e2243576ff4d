import { expect, it } from 'vitest';
import { createTestCalls } from '../calls.harness.ts';

const DAY = 24 * 3_600_000;

it('formats times in the time zone of the match', async () => {
  const { body } = await createTestCalls().get('/api/match/get-upcoming-matches/', { as: 'alex' });
  const matches = body as { timezone: string; starts_at: string }[];
  const london = matches.find(({ timezone }) => timezone === 'Europe/London');
  expect(london!.starts_at).toMatch(/\+00:00$/);
});

it('accepts an idempotency key again after a day', async () => {
  const { post, store, clock } = createTestCalls();
  const { match_id } = store.state.participations.find(({ user_id }) => user_id === 1)!;
  const headers = { 'Idempotency-Key': '5f0c1b52-7a55-4c0e-9d0b-3b1f5f0d7a11' };
  const send = async () => {
    const options = { as: 'jana', body: { message: 'Beru míč.' }, headers } as const;
    return (await post(`/api/match/${match_id}/chat/send/`, options)).body.id as number;
  };
  const first = await send();
  clock.now += DAY - 1;
  expect(await send()).toBe(first);
  clock.now += 1;
  expect(await send()).not.toBe(first);
});
