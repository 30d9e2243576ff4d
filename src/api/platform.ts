import { documentCookies, memoryCookies, type CookieJar } from './cookies';
import type { Lock } from './renewal';
import { getIfAllowed } from '@/lib/browser';
import { deviceStorage, memoryStorage, webStorage, type KeyValueStorage } from './storage';

/** A tab that was put to sleep may hold the lock; refreshing without it is harmless, waiting for ever is not. */
const maxLockWaitMs = 5000;

const messages = ['session', 'expired', 'person'] as const;

/** What another tab has to know: the session is another one, or has expired; or the person has changed something about themselves. */
export type CrossTabMessage = (typeof messages)[number];

/** What the client needs from its environment, a browser or a test. */
export interface Platform {
  readonly cookies: CookieJar;
  /** Shared by the tabs of this origin. */
  readonly sharedStorage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
  readonly lock: Lock;
  /** Tells the other tabs that the session cookies or the data of the session have changed. */
  readonly notify: (news: CrossTabMessage) => void;
  readonly onNotified: (listener: (news: CrossTabMessage) => void) => void;
  /** Told when the page is looked at again or has a connection again; `restored` out of the back-forward cache. */
  readonly onResume: (listener: (restored: boolean) => void) => void;
  /** Told when the page may not be here for long: it is hidden, left, or without a network. */
  readonly onLeave: (listener: () => void) => void;
  readonly reload: () => void;
  readonly now: () => number;
}

/** A platform without a browser, for prerendering and tests. */
export function memoryPlatform(): Platform {
  const noop = (): void => undefined;
  return {
    cookies: memoryCookies(),
    sharedStorage: memoryStorage(),
    tabStorage: memoryStorage(),
    lock: (action) => action(),
    notify: noop,
    onNotified: noop,
    onResume: noop,
    onLeave: noop,
    reload: noop,
    now: () => Date.now(),
  };
}

/** The browser's Web Locks; none on a page that came by plain http. */
export const browserLocks = (): LockManager | undefined => getIfAllowed(() => navigator.locks);

/** A lock in all tabs over Web Locks, of the refresh unless named; without them, or after waiting so long, the action just runs. */
export function webLock(locks: LockManager | undefined, name = 'refresh_token', maxWaitMs = maxLockWaitMs): Lock {
  return async (action) => {
    if (locks === undefined) return action();
    let hasEntered = false;
    const options = maxWaitMs === Infinity ? {} : { signal: AbortSignal.timeout(maxWaitMs) };
    try {
      return await locks.request(name, options, () => {
        hasEntered = true;
        return action();
      });
    } catch (error) {
      if (hasEntered) throw error;
      return action();
    }
  };
}

export function browserPlatform(): Platform {
  const channel = getIfAllowed(() => new BroadcastChannel('session'));
  return {
    cookies: documentCookies(document, location.protocol === 'https:'),
    sharedStorage: deviceStorage(),
    tabStorage: webStorage(() => sessionStorage),
    lock: webLock(browserLocks()),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, unlike a window
    notify: (news) => channel?.postMessage(news),
    onNotified: (listener) =>
      channel?.addEventListener('message', ({ data }) =>
        listener(messages.find((message) => message === data) ?? 'session'),
      ),
    onResume(listener) {
      // A page that has just been loaded shows itself too, perhaps after its first calls were answered: nobody has come back.
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener(true);
      });
      for (const event of ['focus', 'online']) addEventListener(event, () => listener(false));
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener(false);
      });
    },
    onLeave(listener) {
      for (const event of ['pagehide', 'offline']) addEventListener(event, () => listener());
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') listener();
      });
    },
    reload: () => location.reload(),
    now: () => Date.now(),
  };
}
