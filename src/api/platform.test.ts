// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPlatform, type CrossTabMessage, webLock } from './platform';
import { webStorage } from './storage';

/** Records each write to `document.cookie`. */
function recordCookies(): string[] {
  const written: string[] = [];
  // Vitest does not restore two spies on one property, and other test files share the window.
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => 'a=b',
    set: (text: string) => {
      written.push(text);
    },
  });
  return written;
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
  ])('sets a cookie on %s with the end %j', (protocol, end) => {
    vi.stubGlobal('location', { protocol });
    const written = recordCookies();
    browserPlatform().cookies.set('a', 'b', 60);
    expect(written).toEqual([`a=b; Max-Age=60; Path=/; SameSite=Lax${end}`]);
  });

  it.each<CrossTabMessage>(['session', 'person'])('sends "%s" to other tabs only', async (message) => {
    const [platform, otherTab] = [browserPlatform(), browserPlatform()];
    const received = vi.fn<(message: CrossTabMessage) => void>();
    const echo = vi.fn<(message: CrossTabMessage) => void>();
    otherTab.onNotified(received);
    platform.onNotified(echo);
    platform.notify(message);
    await vi.waitFor(() => expect(received.mock.calls).toEqual([[message]]));
    expect(echo).not.toHaveBeenCalled();
  });

  it('takes the lock of all tabs for a refresh', async () => {
    const request = vi.fn<(name: string, options: LockOptions, action: () => unknown) => unknown>(
      (_, __, action) => action(),
    );
    vi.stubGlobal('navigator', { locks: { request } });
    await expect(browserPlatform().lock(async () => 'done')).resolves.toBe('done');
    expect(request.mock.calls.map(([name]) => name)).toEqual(['refresh_token']);
  });

  it('calls onResume on focus, connection, visibility and return from the back-forward cache', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const resumed = vi.fn<(restored: boolean) => void>();
    browserPlatform().onResume(resumed);
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
    // A page that has just been loaded does not resume.
    expect(resumed.mock.calls.flat()).toEqual([false, false, true, false]);
  });
});

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
