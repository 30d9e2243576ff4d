import { type BackendTimes, createFakeBackend, type SentCall } from './backend.harness';
import { documentCookies } from './cookies';
import { fakePage } from './page.harness';
import type { CrossTabMessage } from './platform';
import type { Lock } from './renewal';
import { memoryStorage, type KeyValueStorage } from './storage';
import { createTab, type Tab } from './tab.harness';

/** A lock that lets one action in after the other, as Web Locks do between tabs. */
function fakeLock(pause: () => Promise<void>): Lock {
  let tail: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = tail.then(pause).then(action);
    tail = result.catch(() => undefined);
    return result;
  };
}

/** Several tabs of one browser before one backend. Times are milliseconds. */
export interface World extends BackendTimes, Pick<ReturnType<typeof createFakeBackend>, 'on' | 'issue'> {
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
  /** Lets the calls of a path wait until they are answered. */
  hold(path: string): ReturnType<typeof deferred<Response>>;
  tab(): Tab;
}

interface WorldOptions {
  /** How a tab's message reaches another; by default soon. */
  readonly deliver?: (run: () => void) => void;
  /** What every step of the network and of the lock waits for; a scheduler interleaves them. */
  readonly pause?: () => Promise<void>;
  /** False in a browser without Web Locks. */
  readonly hasLocks?: boolean;
}

export function createWorld({
  deliver = queueMicrotask,
  pause = async () => undefined,
  hasLocks = true,
}: WorldOptions = {}): World {
  const lock: Lock = hasLocks ? fakeLock(pause) : (action) => action();
  const sharedStorage = memoryStorage();
  const notified: { tab: number; listener: (news: CrossTabMessage) => void }[] = [];
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
    hold(path: string) {
      const answer = deferred<Response>();
      on(path, () => answer.promise);
      return answer;
    },
    on,
    issue,
    tab(): Tab {
      const id = (tabs += 1);
      return createTab({
        fetch: send,
        times: world,
        shared: {
          cookies: documentCookies(world.page, false),
          sharedStorage,
          lock,
          notify(news) {
            for (const { tab, listener } of notified) if (tab !== id) deliver(() => listener(news));
          },
          onNotified: (listener) => void notified.push({ tab: id, listener }),
        },
      });
    },
  });
  return world;
}

/** A tab with that person signed in. */
export async function signedIn(world: World, user = 'jana'): Promise<Tab> {
  const tab = world.tab();
  tab.auth.signIn(world.issue(user));
  await tab.auth.ensure();
  return tab;
}

/** A world with a tab in which Jana is signed in. */
export async function signedInWorld(options?: WorldOptions) {
  const world = createWorld(options);
  return { world, tab: await signedIn(world) };
}

/** The same with a call of Jana's that waits for its answer. */
export async function callUnderWay() {
  const { world, tab } = await signedInWorld();
  const answer = world.hold('/api/user/profile');
  const call = tab.call();
  await settle();
  return { world, tab, answer, call };
}

export const hasCookies = (world: World): boolean => world.page.cookie !== '';

/** Lets the access token run out. */
export function expire(world: World): void {
  world.now += (world.tokenLife + 1) * 1000;
}

/** Lets everything that is ready run. */
export const settle = (): Promise<void> => new Promise((done) => setImmediate(done));

/** A promise together with what resolves it. */
export function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
