import { focusManager, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '@/lib/browser/load-chunk';
import { toProblemError } from './calls/response';
import { MalformedResponseError, NetworkError, TimeoutError } from './problem';
import { createQueryClient, shouldRetry, waitForData } from './query-client';
import { problemError } from './testing/answers.fixture';

afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

it.each<[string, boolean, unknown]>([
  ['no connection', true, new NetworkError('x')],
  ['a missing chunk', true, new ChunkLoadError('x')],
  ['500', true, problemError(500)],
  ['503 with Retry-After', false, toProblemError('x', 503, undefined, 30)],
  ['HTML with 200', false, new MalformedResponseError('x', 200, 'x')],
  ['a time-out', false, new TimeoutError('x')],
  ['400', false, problemError(400)],
  ['401', false, problemError(401)],
  ['429', false, problemError(429)],
  ['a program error', false, new Error('x')],
])('retries a read after %s: %s', (_, isRetried, error) => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([isRetried, isRetried, false]);
});

it('fails reads and writes at once while offline, and never retries a write', async () => {
  onlineManager.setOnline(false);
  vi.stubGlobal('navigator', { onLine: false });
  const client = createQueryClient();
  let callCount = 0;
  const fail = async (): Promise<never> => {
    callCount += 1;
    throw new NetworkError('x');
  };
  await expect(client.query({ queryKey: ['a'], queryFn: fail })).rejects.toThrow(NetworkError);
  const write = () => client.getMutationCache().build(client, { mutationFn: fail }).execute(undefined);
  await expect(write()).rejects.toThrow(NetworkError);
  onlineManager.setOnline(true);
  vi.stubGlobal('navigator', { onLine: true });
  await expect(write()).rejects.toThrow(NetworkError);
  expect(callCount).toBe(3);
});

it('refetches data older than 30 s on focus and on reconnect', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.mount();
  let callCount = 0;
  const queryFn = async (): Promise<number> => (callCount += 1);
  const stop = new QueryObserver(client, { queryKey: ['a'], queryFn }).subscribe(() => undefined);
  const focusWindow = async (): Promise<number> => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(0);
    return callCount;
  };
  const reconnect = async (): Promise<number> => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    return callCount;
  };
  await vi.advanceTimersByTimeAsync(29_000);
  expect([await focusWindow(), await reconnect()]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await focusWindow()).toBe(2);
  await vi.advanceTimersByTimeAsync(30_500);
  expect(await reconnect()).toBe(3);
  stop();
  client.unmount();
});

it('retries a read twice, after 300 and 900 ms', async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const client = createQueryClient();
  const callTimes: number[] = [];
  const startedAt = Date.now();
  const queryFn = async (): Promise<never> => {
    callTimes.push(Date.now() - startedAt);
    throw new NetworkError('x');
  };
  const stop = new QueryObserver(client, { queryKey: ['a'], queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(callTimes).toEqual([0, 300, 1200]);
  stop();
});

it('does not refetch a failed query on mount within ten seconds', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  let callCount = 0;
  const queryFn = async (): Promise<never> => {
    callCount += 1;
    throw new MalformedResponseError('x', 200, 'x');
  };
  const options = { queryKey: ['a'], queryFn };
  const showQuery = async (): Promise<string> => {
    const observer = new QueryObserver(client, options);
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const { status } = observer.getCurrentResult();
    stop();
    return status;
  };
  await client.query(options).catch(() => undefined);
  expect([await showQuery(), await showQuery(), callCount]).toEqual(['error', 'error', 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await showQuery(), callCount]).toEqual(['error', 2]);
});

it('waitForData resolves once the data is cached, or after a failure', async () => {
  const client = new QueryClient();
  const queryKey = ['/api/a'];
  const pendingRequest = client.query({ queryKey, queryFn: () => new Promise<string>(() => undefined) });
  const waitForCache = waitForData(client, queryKey, pendingRequest);
  client.setQueryData(queryKey, 'cached');
  await expect(waitForCache).resolves.toBeUndefined();
  const waitDuringFailure = waitForData(client, ['/api/b'], Promise.reject(new Error('offline')));
  await expect(waitDuringFailure).resolves.toBeUndefined();
});

/** A failed query on the screen; `repair` makes its next request succeed. */
function setupFailedQuery(error: Error) {
  const client = createQueryClient();
  let isBroken = true;
  const sendRequest = vi.fn(async () => {
    if (isBroken) throw error;
    return 'answer';
  });
  const failedQuery = { queryKey: ['list'], queryFn: sendRequest, retry: false };
  const otherQuery = { queryKey: ['chat'], queryFn: async () => 'answer' };
  new QueryObserver(client, failedQuery).subscribe(() => undefined);
  return {
    client,
    sendRequest,
    repair: () => (isBroken = false),
    answerOtherQuery: async () => {
      await client.query(otherQuery);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('a failed query on the screen', () => {
  beforeEach(() => vi.useFakeTimers());

  it('is retried when another call is answered', async () => {
    const { client, sendRequest, repair, answerOtherQuery } = setupFailedQuery(new NetworkError('no answer'));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(sendRequest).toHaveBeenCalledOnce();
    repair();
    // Data from the offline cache is no answer.
    client.setQueryData(['profile'], 'cached');
    await vi.advanceTimersByTimeAsync(0);
    expect(sendRequest).toHaveBeenCalledOnce();
    await answerOtherQuery();
    expect(client.getQueryState(['list'])).toMatchObject({ data: 'answer', error: null });
  });

  it('is retried for the first of several answers after ten seconds, then only after a longer pause', async () => {
    const { client, sendRequest, answerOtherQuery } = setupFailedQuery(new NetworkError('no answer'));
    const answerOften = async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        client.removeQueries({ queryKey: ['chat'] });
        await answerOtherQuery();
      }
    };
    await vi.advanceTimersByTimeAsync(9000);
    // The backend answers other calls all along, so a person may press the retry button first.
    await answerOften();
    expect(sendRequest).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    await answerOften();
    expect(sendRequest).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(120_000);
    client.removeQueries({ queryKey: ['chat'] });
    await answerOtherQuery();
    expect(sendRequest).toHaveBeenCalledTimes(3);
  });

  it('is retried at once when another failed query is answered', async () => {
    const { client, sendRequest, repair } = setupFailedQuery(new NetworkError('no answer'));
    const otherKey = ['other'];
    await client.query({ queryKey: otherKey, queryFn: sendRequest, retry: false }).catch(() => undefined);
    repair();
    await client.query({ queryKey: otherKey, queryFn: sendRequest });
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryState(['list'])).toMatchObject({ data: 'answer', error: null });
  });

  it('is not retried when the backend itself answered with an error', async () => {
    const { sendRequest, answerOtherQuery } = setupFailedQuery(problemError(500));
    await vi.advanceTimersByTimeAsync(0);
    await answerOtherQuery();
    expect(sendRequest).toHaveBeenCalledOnce();
  });
});
