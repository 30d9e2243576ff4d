import { deviceStorage, memoryStorage, webStorage } from '@/api/storage';
import { getIfAllowed } from '@/lib/browser/browser';
import { onReturn } from '@/lib/browser/on-return';
import { createCookieJar } from './cookie-jar';

/** A sleeping tab may hold the lock. A refresh without the lock is harmless, so the wait is limited. */
const maxWaitMs = 5000;

/** In Firefox a tab of another process gets the lock before it sees the cookies that were written under it. */
const cookieDelayMs = 200;

/** Runs the action while no other tab holds the lock. */
export type Lock = <T>(action: () => Promise<T>) => Promise<T>;

/** A message to the other tabs: the session cookies or the person's data changed. */
export type CrossTabMessage = 'session' | 'person';

export type Platform = ReturnType<typeof browserPlatform>;

/** A platform without a browser, for tests and the prerender for a visitor with this cookie; it keeps no session that begins later. */
export function memoryPlatform(cookie = ''): Platform {
  const noop = (): void => undefined;
  return {
    cookies: createCookieJar({ cookie }, false),
    sharedStorage: memoryStorage(),
    tabStorage: memoryStorage(),
    lock: (action) => action(),
    notify: noop,
    onNotified: noop,
    onReturn: noop,
    onLeave: noop,
    reload: noop,
    now: () => Date.now(),
  };
}

/** The browser's Web Locks; undefined on plain http. */
export const browserLocks = (): LockManager | undefined => getIfAllowed(() => navigator.locks);

/** A lock of all tabs by Web Locks, given to the next tab `holdMs` milliseconds after the action's end. Without Web Locks, or after `waitMs`, the action runs unlocked. */
export function webLock(
  locks: LockManager | undefined,
  name = 'refresh_token',
  waitMs = maxWaitMs,
  holdMs = cookieDelayMs,
): Lock {
  return <T>(action: () => Promise<T>) => {
    if (locks === undefined) return action();
    const options = waitMs === Infinity ? {} : { signal: AbortSignal.timeout(waitMs) };
    const hold = (): Promise<void> => new Promise((done) => setTimeout(done, holdMs));
    return new Promise<T>((resolve) => {
      let result: Promise<T> | null = null;
      const run = (): Promise<T> => {
        result ??= action();
        resolve(result);
        return result;
      };
      locks.request(name, options, () => run().then(hold, hold)).catch(() => void run());
    });
  };
}

export function browserPlatform() {
  const channel = getIfAllowed(() => new BroadcastChannel('session'));
  return {
    cookies: createCookieJar(document, location.protocol === 'https:'),
    sharedStorage: deviceStorage(),
    tabStorage: webStorage(() => sessionStorage),
    lock: webLock(browserLocks()),
    notify: (message: CrossTabMessage): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, unlike a window
      channel?.postMessage(message);
    },
    onNotified(listener: (message: CrossTabMessage) => void): void {
      channel?.addEventListener('message', ({ data }) => listener(data === 'person' ? data : 'session'));
    },
    onReturn: (listener: (isRestored: boolean) => void): void => void onReturn(listener),
    /** Calls the listener when the page is hidden, left or offline. */
    onLeave(listener: () => void): void {
      for (const event of ['pagehide', 'offline']) addEventListener(event, () => listener());
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') listener();
      });
    },
    reload: (): void => location.reload(),
    now: (): number => Date.now(),
  };
}
