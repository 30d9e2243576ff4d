import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { MalformedResponseError, NetworkError, ProblemError, TimeoutError } from './problem';
import { createQueryClient, purgeQueries, retryDelay, shouldRetry } from './query-client';

const refusal = (status: number) =>
  new ProblemError('GET /api/x', status, {
    code: 'x',
    title: '',
    detail: null,
    errors: [],
    retryAfter: null,
  });

afterEach(() => onlineManager.setOnline(true));

it.each<[string, unknown, boolean]>([
  ['no connection', new NetworkError('x'), true],
  ['500', refusal(500), true],
  ['HTML with 502', new MalformedResponseError('x', 502, 'x'), true],
  ['HTML with 200', new MalformedResponseError('x', 200, 'x'), false],
  ['a time-out', new TimeoutError('x'), false],
  ['400', refusal(400), false],
  ['401', refusal(401), false],
  ['429', refusal(429), false],
  ['a fault of the program', new Error('x'), false],
])('retries a read after %s: %j', (_, error, expected) => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([expected, expected, false]);
});

it('does not retry while offline', () => {
  onlineManager.setOnline(false);
  expect(shouldRetry(0, new NetworkError('x'))).toBe(false);
});

it('delays an error by less than two seconds', () => {
  expect(retryDelay(0) + retryDelay(1)).toBeLessThan(2000);
});

it('fails at once while offline, reads and writes alike, and never repeats a write', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  let calls = 0;
  const fail = async (): Promise<never> => {
    calls += 1;
    throw new NetworkError('x');
  };
  await expect(client.query({ queryKey: ['a'], queryFn: fail })).rejects.toThrow(NetworkError);
  onlineManager.setOnline(true);
  const mutation = client.getMutationCache().build(client, { mutationFn: fail });
  await expect(mutation.execute(undefined)).rejects.toThrow(NetworkError);
  expect(calls).toBe(2);
});

it('forgets everything at once, also what is still on its way', async () => {
  const client = createQueryClient();
  client.setQueryData(['a'], 'private');
  let aborted = false;
  const running = client.query({
    queryKey: ['b'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          resolve('private');
        });
      }),
  });
  running.catch(() => undefined);
  purgeQueries(client);
  await new Promise((done) => setTimeout(done, 5));
  expect(aborted).toBe(true);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
