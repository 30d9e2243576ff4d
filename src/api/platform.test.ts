import { expect, it, vi } from 'vitest';
import { webLock } from './platform';
import { webStorage } from './storage';

const locks = (request: unknown) => ({ request }) as LockManager;

it('rethrows the error of the action and does not run it again', async () => {
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
  ['the lock is not granted', locks(() => Promise.reject(new DOMException('x', 'TimeoutError')))],
])('runs the action without a lock when %s', async (_, manager) => {
  await expect(webLock(manager)(async () => 'done')).resolves.toBe('done');
});

it('waits five seconds at most for a lock that a sleeping tab holds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const request = vi.fn<(name: string, options: LockOptions) => Promise<never>>(() =>
    Promise.reject(new DOMException('x', 'TimeoutError')),
  );
  await webLock(locks(request))(async () => undefined);
  expect(timeout.mock.calls).toEqual([[5000]]);
  expect(request.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
});

it('stores in memory where the browser forbids storage', () => {
  const storage = webStorage(() => {
    throw new DOMException('x', 'SecurityError');
  });
  storage.set('a', 'b');
  expect(storage.get('a')).toBe('b');
});
