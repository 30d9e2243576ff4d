import { createApi, type Api } from './client';
import { documentCookies } from './cookies';
import type { Platform, TabNews } from './platform';
import type { RequestOptions } from './request';
import type { Lock } from './renewal';
import { memoryStorage, type KeyValueStorage } from './storage';

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** An unsigned token with these claims. */
export const jwt = (claims: object): string =>
  `${base64url('{"alg":"none"}')}.${base64url(JSON.stringify(claims))}.x`;

/** What an unsigned token says. */
export const claimsOf = (token: string): { sub: string; exp: number } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string; exp: number };

/** A page whose cookies behave as Chromium's do: by name, with an age, dropped in silence when too large. */
export function fakePage(now: () => number): { cookie: string } {
  const cookies = new Map<string, { value: string; expires: number }>();
  return {
    get cookie() {
      const alive = [...cookies].filter(([, { expires }]) => expires > now());
      return alive.map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(text) {
      const [pair = '', ...attributes] = text.split(/;\s*/);
      const split = pair.indexOf('=');
      if (pair.length - 1 > 4096) return;
      const age = attributes.find((attribute) => attribute.startsWith('Max-Age='))?.slice(8);
      cookies.set(pair.slice(0, split), {
        value: pair.slice(split + 1),
        expires: now() + Number(age) * 1000,
      });
    },
  };
}

/** A lock that lets one action in after the other, as Web Locks do between tabs. */
function fakeLock(pause: () => Promise<void>): Lock {
  let tail: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = tail.then(pause).then(action);
    tail = result.catch(() => undefined);
    return result;
  };
}

export interface FakeSession {
  readonly user: string;
}

type Handler = (request: {
  path: string;
  method: string;
  headers: Headers;
  body: unknown;
}) => Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
  });

export const problem = (status: number, code: string, extra: object = {}): Response =>
  json({ type: 'about:blank', title: code, status, code, ...extra }, status);

/** Several tabs of one browser before one backend. Times are milliseconds. */
export interface World {
  /** The device's clock. */
  now: number;
  /** What the backend's clock is ahead of the device's. */
  serverAhead: number;
  /** Seconds that an access token lives. */
  tokenLife: number;
  /** When the session's own calls time out. */
  timeoutMs: number;
  page: { cookie: string };
  readonly sharedStorage: KeyValueStorage;
  /** Paths called so far, in order, with the bearer token. */
  readonly calls: { path: string; token: string | null }[];
  /** Told of every call as it is sent. */
  onCall: (call: { path: string; token: string | null }) => void;
  /** How often a path was called. */
  count(path: string): number;
  /** Replaces the backend's answer to a path. */
  on(path: string, handler: Handler): void;
  /** A valid token pair of that person, as a sign-in gives it. */
  issue(user: string): { access: string; refresh: string };
  tab(): Tab;
}

/** One tab, with what it told its surroundings. */
export interface Tab extends Api<FakeSession> {
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
  const handlers = new Map<string, Handler>();
  const sharedStorage = memoryStorage();
  const notified: { tab: number; listener: (news: TabNews) => void }[] = [];
  let serial = 0;
  let tabs = 0;

  const serverNow = (): number => Math.floor((world.now + world.serverAhead) / 1000);
  const access = (user: string): string =>
    jwt({ sub: user, iat: serverNow(), exp: serverNow() + world.tokenLife, jti: (serial += 1) });
  const person = (token: string): string => claimsOf(token).sub;

  const answer: Handler = async (request) => {
    const handler = handlers.get(request.path);
    if (handler) return handler(request);
    if (request.path === '/api/user/refresh-token') {
      return json({ access: access(person((request.body as { refresh: string }).refresh)) });
    }
    if (request.path === '/api/user/logout') return new Response(null, { status: 204 });
    const token = request.headers.get('Authorization')?.slice(7);
    if (!token) return problem(401, 'token_missing');
    const { exp } = claimsOf(token);
    if (serverNow() >= exp) return problem(401, 'token_expired');
    return json({ user: person(token) });
  };

  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const path = url.split('?', 1)[0] ?? '';
    const headers = new Headers(init.headers);
    const call = { path, token: headers.get('Authorization')?.slice(7) ?? null };
    world.calls.push(call);
    world.onCall(call);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
    const request = { path, method: init.method ?? 'GET', headers, body };
    const exchange = async (): Promise<Response> => {
      await pause();
      const response = await answer(request);
      await pause();
      return response;
    };
    return Promise.race([exchange(), aborted]);
  };

  const world: World = {
    now: Date.UTC(2026, 10, 21, 9),
    serverAhead: 0,
    tokenLife: 300,
    timeoutMs: 15_000,
    sharedStorage,
    page: fakePage(() => world.now),
    calls: [],
    onCall: () => undefined,
    count: (path) => world.calls.filter((call) => call.path === path).length,
    on: (path, handler) => void handlers.set(path, handler),
    issue: (user) => ({ access: access(user), refresh: jwt({ sub: user, jti: (serial += 1) }) }),
    tab() {
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
          session: async () =>
            (await api.transport('/api/user/session', {
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
  };
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
