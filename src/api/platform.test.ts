import { expect, it, vi } from 'vitest';
import { webLock } from './platform';
import { webStorage } from './storage';

const locks = (request: unknown) => ({ request }) as LockManager;

it('passes on what the action throws, without a second run', async () => {
  let runs = 0;
  const lock = webLock(locks((_: string, __: object, action: () => Promise<unknown>) => action()));
  const action = async (): Promise<never> => {
    runs += 1;
    throw new Error('refused');
  };
  await expect(lock(action)).rejects.toThrow('refused');
  expect(runs).toBe(1);
});

it.each([
  ['there are no locks', undefined],
  ['the lock cannot be had', locks(() => Promise.reject(new DOMException('x', 'TimeoutError')))],
])('runs the action all the same when %s', async (_, manager) => {
  await expect(webLock(manager)(async () => 'done')).resolves.toBe('done');
});

it('waits for a tab that sleeps with the lock for five seconds, no longer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const request = vi.fn<(name: string, options: LockOptions) => Promise<never>>(() =>
    Promise.reject(new DOMException('x', 'TimeoutError')),
  );
  await webLock(locks(request))(async () => undefined);
  expect(timeout.mock.calls).toEqual([[5000]]);
  expect(request.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
});

it('remembers in memory where the browser forbids storage', () => {
  const storage = webStorage(() => {
    throw new DOMException('x', 'SecurityError');
  });
  storage.set('a', 'b');
  expect(storage.get('a')).toBe('b');
});
