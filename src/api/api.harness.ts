import { type BackendTimes, createFakeBackend, type FakeBackend, type SentCall } from './backend.harness';
import { createApi, type Api } from './client';
import { documentCookies } from './cookies';
import { fakePage } from './page.harness';
import type { Platform, TabNews } from './platform';
import type { Lock } from './renewal';
import type { RequestOptions } from './request';
import { memoryStorage, type KeyValueStorage } from './storage';

/** A lock that lets one action in after the other, as Web Locks do between tabs. */
function fakeLock(pause: () => Promise<void>): Lock {
  let tail: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = tail.then(pause).then(action);
    tail = result.catch(() => undefined);
    return result;
  };
}

interface FakeSession {
  readonly user: string;
}

/** Several tabs of one browser before one backend. Times are milliseconds. */
interface World extends BackendTimes, Pick<FakeBackend, 'on' | 'issue'> {
  now: number;
  serverAhead: number;
  tokenLife: number;
  /** When the session's own calls time out. */
  timeoutMs: number;
  page: { cookie: string };
  readonly sharedStorage: KeyValueStorage;
  /** The calls so far, in order. */
  readonly calls: SentCall[];
  /** Told of every call as it is sent. */
  onCall: (call: SentCall) => void;
  /** How often a path was called. */
  count(path: string): number;
  tab(): Tab;
}

/** One tab, with what it told its surroundings. */
interface Tab extends Api<FakeSession> {
  readonly signedOut: string[];
  readonly reports: unknown[];
  readonly reloads: number[];
  readonly tabStorage: KeyValueStorage;
  /** Any guarded call. */
  call(path?: string, options?: RequestOptions): Promise<unknown>;
  /** The page is looked at again. */
  resume(restored: boolean): void;
}

interface WorldOptions {
  /** How a tab's message reaches another; by default soon. */
  readonly deliver?: (run: () => void) => void;
  /** What every step of the network and of the lock waits for; a scheduler interleaves them. */
  readonly pause?: () => Promise<void>;
  /** False in a browser without Web Locks. */
  readonly hasLocks?: boolean;
}

const soon = async (): Promise<void> => undefined;

export function createWorld({
  deliver = queueMicrotask,
  pause = soon,
  hasLocks = true,
}: WorldOptions = {}): World {
  const lock: Lock = hasLocks ? fakeLock(pause) : (action) => action();
  const sharedStorage = memoryStorage();
  const notified: { tab: number; listener: (news: TabNews) => void }[] = [];
  let tabs = 0;

  const times = { now: Date.UTC(2026, 10, 21, 9), serverAhead: 0, tokenLife: 300 };
  const onSent = (call: SentCall): void => {
    world.calls.push(call);
    world.onCall(call);
  };
  const { send, on, issue } = createFakeBackend({ times, pause, onSent });

  const world: World = Object.assign(times, {
    timeoutMs: 15_000,
    sharedStorage,
    page: fakePage(() => times.now),
    calls: [],
    onCall: () => undefined,
    count: (path: string) => world.calls.filter((call) => call.path === path).length,
    on,
    issue,
    tab(): Tab {
      const id = (tabs += 1);
      const resumed: ((restored: boolean) => void)[] = [];
      const reloads: number[] = [];
      const tabStorage = memoryStorage();
      const platform: Platform = {
        cookies: documentCookies(world.page, false),
        sharedStorage,
        tabStorage,
        lock,
        notify(news) {
          for (const { tab, listener } of notified) if (tab !== id) deliver(() => listener(news));
        },
        onNotified: (listener) => void notified.push({ tab: id, listener }),
        onResume: (listener) => void resumed.push(listener),
        reload: () => void reloads.push(world.now),
        now: () => world.now,
      };
      const post = (path: string, body: object, options: RequestOptions) =>
        api.transport(path, {
          timeoutMs: world.timeoutMs,
          ...options,
          method: 'POST',
          body: JSON.stringify(body),
        });
      const reports: unknown[] = [];
      const signedOut: string[] = [];
      const api: Api<FakeSession> = createApi<FakeSession>({
        origin: '',
        locale: () => 'cs',
        platform,
        fetch: send,
        report: (error) => void reports.push(error),
        calls: {
          refresh: async (refresh, options) =>
            (await post('/api/user/refresh-token', { refresh }, { ...options, schema: accessSchema })) as {
              access: string;
            },
          session: async (options) =>
            (await api.transport('/api/user/session', {
              ...options,
              timeoutMs: world.timeoutMs,
              schema: sessionSchema,
            })) as FakeSession,
          logout: (refresh_token, options) => post('/api/user/logout', { refresh_token }, options),
        },
      });
      api.auth.onSignedOut((reason) => signedOut.push(reason));
      return {
        ...api,
        reports,
        signedOut,
        reloads,
        tabStorage,
        call: (path = '/api/user/profile', options = {}) => api.transport(path, options),
        resume(restored) {
          for (const listener of resumed) listener(restored);
        },
      };
    },
  });
  return world;
}

const requires = (field: string): NonNullable<RequestOptions['schema']> => ({
  safeParse: (data) =>
    typeof (data as Record<string, unknown> | undefined)?.[field] === 'string'
      ? { success: true, data }
      : { success: false, error: { issues: [{ code: 'invalid_type', path: [field] }] } },
});
const accessSchema = requires('access');
const sessionSchema = requires('user');

/** A tab with that person signed in. */
export async function signedIn(world: World, user = 'jana'): Promise<Tab> {
  const tab = world.tab();
  tab.auth.signIn(world.issue(user));
  await tab.auth.ensure();
  return tab;
}

export const hasCookies = (world: World): boolean => world.page.cookie !== '';

/** Lets the access token run out. */
export function expire(world: World): void {
  world.now += (world.tokenLife + 1) * 1000;
}

/** Lets everything that is ready run. */
export const settle = (): Promise<void> => new Promise((done) => setImmediate(done));

/** A promise together with what resolves it. */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
