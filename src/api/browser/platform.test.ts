// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { webStorage } from '@/api/storage';
import { browserPlatform, type CrossTabMessage, webLock } from './platform';

function recordCookies(): string[] {
  const writtenCookies: string[] = [];
  // Vitest does not restore two spies on one property, and other test files share the window.
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => 'a=b',
    set: (text: string) => {
      writtenCookies.push(text);
    },
  });
  return writtenCookies;
}

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
  localStorage.clear();
  sessionStorage.clear();
});

describe('browserPlatform', () => {
  it.each([
    ['https:', '; Secure'],
    ['http:', ''],
  ])('sets a cookie on %s with the end %j', (protocol, cookieEnd) => {
    vi.stubGlobal('location', { protocol });
    const writtenCookies = recordCookies();
    browserPlatform().cookies.set('a', 'b', 60);
    expect(writtenCookies).toEqual([`a=b; Max-Age=60; Path=/; SameSite=Lax${cookieEnd}`]);
  });

  it.each<CrossTabMessage>(['session', 'person'])('sends "%s" to other tabs only', async (message) => {
    const [platform, otherTab] = [browserPlatform(), browserPlatform()];
    const onReceived = vi.fn<(message: CrossTabMessage) => void>();
    const onEcho = vi.fn<(message: CrossTabMessage) => void>();
    otherTab.onNotified(onReceived);
    platform.onNotified(onEcho);
    platform.notify(message);
    await waitFor(() => expect(onReceived.mock.calls).toEqual([[message]]));
    expect(onEcho).not.toHaveBeenCalled();
  });

  it('takes the lock of all tabs for a refresh', async () => {
    const request = vi.fn<(name: string, options: LockOptions, action: () => unknown) => unknown>(
      (_, __, action) => action(),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    await expect(browserPlatform().lock(async () => 'done')).resolves.toBe('done');
    expect(request.mock.calls.map(([name]) => name)).toEqual(['refresh_token']);
  });

  it('calls onReturn on focus, connection, visibility and return from the back-forward cache', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const onCalled = vi.fn<(restored: boolean) => void>();
    browserPlatform().onReturn(onCalled);
    const events: [EventTarget, Event][] = [
      [window, new Event('focus')],
      [window, new Event('online')],
      [window, new PageTransitionEvent('pageshow', { persisted: true })],
      [window, new PageTransitionEvent('pageshow', { persisted: false })],
    ];
    for (const [target, event] of events) target.dispatchEvent(event);
    for (const state of ['hidden', 'visible'] as const) {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    // A page that has just been loaded does not return.
    expect(onCalled.mock.calls.flat()).toEqual([false, false, true, false]);
  });
});

const createLocks = (request: unknown) => ({ request }) as LockManager;

it('webLock rethrows the error of the action and does not run it again', async () => {
  let runCount = 0;
  const lock = webLock(createLocks((_: string, __: object, action: () => Promise<unknown>) => action()));
  const action = async (): Promise<never> => {
    runCount += 1;
    throw new Error('refused');
  };
  await expect(lock(action)).rejects.toThrow('refused');
  expect(runCount).toBe(1);
});

it.each([
  ['there are no locks', undefined],
  ['the lock is not granted', createLocks(() => Promise.reject(new DOMException('x', 'TimeoutError')))],
])('webLock runs the action without a lock when %s', async (_, locks) => {
  await expect(webLock(locks)(async () => 'done')).resolves.toBe('done');
});

it('webLock waits five seconds at most for a lock that a sleeping tab holds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const request = vi.fn<(name: string, options: LockOptions) => Promise<never>>(() =>
    Promise.reject(new DOMException('x', 'TimeoutError')),
  );
  await webLock(createLocks(request))(async () => undefined);
  expect(timeout.mock.calls).toEqual([[5000]]);
  expect(request.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
});

it('webLock lets no tab in before it can see what another tab has written to the cookies', async () => {
  vi.useFakeTimers();
  const runs: Promise<unknown>[] = [];
  const request = async (_: string, __: object, action: () => Promise<unknown>) => void runs.push(action());
  await expect(webLock(createLocks(request))(async () => 'done')).resolves.toBe('done');
  const onReleased = vi.fn<() => void>();
  void runs[0]?.then(onReleased);
  await vi.advanceTimersByTimeAsync(150);
  expect(onReleased).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(onReleased).toHaveBeenCalledOnce();
});

it('webStorage stores in memory where the browser forbids storage', () => {
  const storage = webStorage(() => {
    throw new DOMException('x', 'SecurityError');
  });
  storage.set('a', 'b');
  expect(storage.get('a')).toBe('b');
});
