import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError, ProblemError } from './problem';
import { createQueryClient } from './query-client';
import { reviveWhenAnswered } from './revive';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two answers on the screen, one of which cannot be had; `mend` lets it come from now on. */
function shown(error: Error) {
  const client = createQueryClient();
  reviveWhenAnswered(client);
  let isBroken = true;
  const ask = vi.fn(async () => {
    if (isBroken) throw error;
    return 'answer';
  });
  const lost = { queryKey: ['list'], queryFn: ask, retry: false };
  const other = { queryKey: ['chat'], queryFn: async () => 'answer' };
  new QueryObserver(client, lost).subscribe(() => undefined);
  return {
    client,
    ask,
    mend: () => (isBroken = false),
    answerAnother: async () => {
      await client.query(other);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it('asks again for what nobody answered, as soon as anything is answered', async () => {
  const { client, ask, mend, answerAnother } = shown(new NetworkError('no answer'));
  await vi.advanceTimersByTimeAsync(70_000);
  expect(ask).toHaveBeenCalledOnce();
  mend();
  // What the device had kept is no answer.
  client.setQueryData(['profile'], 'kept');
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledOnce();
  await answerAnother();
  expect(client.getQueryState(['list'])).toMatchObject({ data: 'answer', error: null });
});

it('does not ask each time that something else is answered', async () => {
  const { client, ask, answerAnother } = shown(new NetworkError('no answer'));
  await vi.advanceTimersByTimeAsync(0);
  for (let times = 0; times < 5; times += 1) {
    client.removeQueries({ queryKey: ['chat'] });
    await answerAnother();
  }
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  client.removeQueries({ queryKey: ['chat'] });
  await answerAnother();
  expect(ask).toHaveBeenCalledTimes(3);
});

it('leaves alone what the backend itself has refused', async () => {
  const refused = { code: 'internal_error', title: '', detail: null, errors: [], retryAfter: null };
  const { ask, answerAnother } = shown(new ProblemError('getList', 500, refused));
  await vi.advanceTimersByTimeAsync(0);
  await answerAnother();
  expect(ask).toHaveBeenCalledOnce();
});
