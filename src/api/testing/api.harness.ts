import { createCookieJar } from '@/api/browser/cookie-jar';
import type { CrossTabMessage, Platform } from '@/api/browser/platform';
import type { Lock } from '@/api/browser/platform';
import type { Fetch } from '@/api/calls/transport';
import { type Api, createApi } from '@/api/client';
import type { RequestOptions } from '@/api/http';
import type { RenewedTokens } from '@/api/session/tokens';
import { memoryStorage } from '@/api/storage';
import { createCookiePage, createFakeBackend, type SentCall } from './backend.harness';

interface Session {
  readonly user: string;
}

export type Tab = ReturnType<typeof createTab>;

const requireField = (field: string): NonNullable<RequestOptions['schema']> => ({
  safeParse: (data) =>
    typeof (data as Record<string, unknown> | undefined)?.[field] === 'string'
      ? { success: true, data }
      : { success: false, error: { issues: [{ code: 'invalid_type', path: [field] }] } },
});

interface TabOptions {
  readonly fetch: Fetch;
  readonly timing: { readonly now: number; readonly timeoutMs: number };
  readonly sharedPlatform: Pick<Platform, 'cookies' | 'sharedStorage' | 'lock' | 'notify' | 'onNotified'>;
}

function createTab({ fetch, timing, sharedPlatform }: TabOptions) {
  const { timeoutMs } = timing;
  const resumeListeners: ((isRestored: boolean) => void)[] = [];
  const reloadTimes: number[] = [];
  const tabStorage = memoryStorage();
  const platform: Platform = {
    ...sharedPlatform,
    tabStorage,
    onReturn: (listener) => void resumeListeners.push(listener),
    onLeave: () => undefined,
    reload: () => void reloadTimes.push(timing.now),
    now: () => timing.now,
  };
  const post = (path: string, body: object, options: RequestOptions) =>
    api.transport(path, { timeoutMs, ...options, method: 'POST', body: JSON.stringify(body) });
  const reports: unknown[] = [];
  const signOutReasons: string[] = [];
  const api: Api<Session> = createApi<Session>({
    origin: '',
    getLocale: () => 'cs',
    platform,
    fetch,
    report: (error) => void reports.push(error),
    calls: {
      refresh: async (refresh, options) =>
        (await post(
          '/api/user/refresh-token',
          { refresh },
          { ...options, schema: requireField('access') },
        )) as RenewedTokens,
      logout: (refresh_token, options) => post('/api/user/logout', { refresh_token }, options),
    },
    sessionQuery: {
      queryKey: ['/api/user/session'],
      queryFn: async ({ signal }) =>
        (await api.transport('/api/user/session', {
          signal,
          timeoutMs,
          schema: requireField('user'),
        })) as Session,
      staleTime: Infinity,
    },
  });
  const { queries, ...otherDefaults } = api.queryClient.getDefaultOptions();
  api.queryClient.setDefaultOptions({ ...otherDefaults, queries: { ...queries, retryDelay: 0 } });
  api.auth.onSignedOut((reason) => signOutReasons.push(reason));
  return {
    ...api,
    reports,
    signOutReasons,
    reloadTimes,
    tabStorage,
    call: (path = '/api/user/profile', options: RequestOptions = {}) => api.transport(path, options),
    resume(isRestored: boolean) {
      for (const listener of resumeListeners) listener(isRestored);
    },
  };
}

/** A lock that runs one action after the other, as Web Locks do between tabs. */
function createFakeLock(pause: () => Promise<void>): Lock {
  let lastRun: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = lastRun.then(pause).then(action);
    lastRun = result.catch(() => undefined);
    return result;
  };
}

export type TestBrowser = ReturnType<typeof createBrowser>;

interface BrowserOptions {
  /** Delivers a message to another tab; by default in a microtask. */
  readonly deliver?: (run: () => void) => void;
  /** Delays every step of the network and of the lock, so that a scheduler can interleave them. */
  readonly pause?: () => Promise<void>;
  readonly hasLocks?: boolean;
}

/** One browser with several tabs and one fake backend. */
export function createBrowser({
  deliver = queueMicrotask,
  pause = async () => undefined,
  hasLocks = true,
}: BrowserOptions = {}) {
  const lock: Lock = hasLocks ? createFakeLock(pause) : (action) => action();
  const sharedStorage = memoryStorage();
  const listeners: { tab: number; listener: (message: CrossTabMessage) => void }[] = [];
  let tabCount = 0;

  const settings = {
    now: Date.UTC(2026, 10, 21, 9),
    serverAheadMs: 0,
    tokenLifeSeconds: 300,
    otherClaims: (now: number, _signedInAt: number): object => ({ iat: now }),
    dateHeader: 'none' as 'of now' | 'none' | 'of a cache',
    expiryCode: 'token_expired',
    isRotating: false,
    timeoutMs: 15_000,
    onCall: (_call: SentCall): unknown => undefined,
  };
  const page = createCookiePage(() => settings.now);
  const calls: SentCall[] = [];
  const onSent = (call: SentCall): void => {
    calls.push(call);
    settings.onCall(call);
  };
  const { send, setHandler, issueTokens } = createFakeBackend({ clocks: settings, pause, onSent });

  return Object.assign(settings, {
    sharedStorage,
    page,
    calls,
    countCalls: (path: string) => calls.filter((call) => call.path === path).length,
    /** Delays the calls to a path until the returned promise is resolved. */
    holdResponse(path: string) {
      const answer = createDeferred<Response>();
      setHandler(path, () => answer.promise);
      return answer;
    },
    setHandler,
    issueTokens,
    openTab(): Tab {
      const id = (tabCount += 1);
      return createTab({
        fetch: send,
        timing: settings,
        sharedPlatform: {
          cookies: createCookieJar(page, false),
          sharedStorage,
          lock,
          notify(message) {
            for (const { tab, listener } of listeners) if (tab !== id) deliver(() => listener(message));
          },
          onNotified: (listener) => void listeners.push({ tab: id, listener }),
        },
      });
    },
  });
}

export async function signInTab(browser: TestBrowser, user = 'jana'): Promise<Tab> {
  const tab = browser.openTab();
  tab.auth.signIn(browser.issueTokens(user));
  await tab.auth.ensureSessionKnown();
  return tab;
}

/** A browser with one tab in which Jana is signed in. */
export async function setupSignedIn(options?: BrowserOptions) {
  const browser = createBrowser(options);
  return { browser, tab: await signInTab(browser) };
}

/** Like `setupSignedIn`, with one call of Jana that waits for its response. */
export async function setupPendingCall() {
  const { browser, tab } = await setupSignedIn();
  const answer = browser.holdResponse('/api/user/profile');
  const call = tab.call();
  await flush();
  return { browser, tab, answer, call };
}

export const hasCookies = (browser: TestBrowser): boolean => browser.page.cookie.includes('_token=');

export function expireToken(browser: TestBrowser): void {
  browser.now += (browser.tokenLifeSeconds + 1) * 1000;
}

/** Waits until all pending promise callbacks have run. */
export const flush = (): Promise<void> => new Promise((done) => setImmediate(done));

export function createDeferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
