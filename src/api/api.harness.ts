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
export interface TestBrowser extends BackendTimes, Pick<ReturnType<typeof createFakeBackend>, 'setHandler' | 'issueTokens'> {
  now: number;
  serverAheadMs: number;
  tokenLifeSeconds: number;
  /** When the session's own calls time out. */
  timeoutMs: number;
  page: { cookie: string };
  readonly sharedStorage: KeyValueStorage;
  /** The calls so far, in order. */
  readonly calls: SentCall[];
  /** Told of every call as it is sent. */
  onCall: (call: SentCall) => void;
  /** How often a path was called. */
  countCalls(path: string): number;
  /** Lets the calls of a path wait until they are answered. */
  holdResponse(path: string): ReturnType<typeof deferred<Response>>;
  openTab(): Tab;
}

interface TestBrowserOptions {
  /** How a tab's message reaches another; by default soon. */
  readonly deliver?: (run: () => void) => void;
  /** What every step of the network and of the lock waits for; a scheduler interleaves them. */
  readonly pause?: () => Promise<void>;
  /** False in a browser without Web Locks. */
  readonly hasLocks?: boolean;
}

export function createTestBrowser({
  deliver = queueMicrotask,
  pause = async () => undefined,
  hasLocks = true,
}: TestBrowserOptions = {}): TestBrowser {
  const lock: Lock = hasLocks ? fakeLock(pause) : (action) => action();
  const sharedStorage = memoryStorage();
  const notified: { tab: number; listener: (news: CrossTabMessage) => void }[] = [];
  let tabs = 0;

  const times = { now: Date.UTC(2026, 10, 21, 9), serverAhead: 0, tokenLife: 300 };
  const onSent = (call: SentCall): void => {
    world.calls.push(call);
    world.onCall(call);
  };
  const { send, setHandler, issueTokens } = createFakeBackend({ times, pause, onSent });

  const world: TestBrowser = Object.assign(times, {
    timeoutMs: 15_000,
    sharedStorage,
    page: fakePage(() => times.now),
    calls: [],
    onCall: () => undefined,
    count: (path: string) => world.calls.filter((call) => call.path === path).length,
    hold(path: string) {
      const answer = deferred<Response>();
      setHandler(path, () => answer.promise);
      return answer;
    },
    setHandler,
    issueTokens,
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
export async function openSignedInTab(world: TestBrowser, user = 'jana'): Promise<Tab> {
  const tab = world.openTab();
  tab.auth.signIn(world.issueTokens(user));
  await tab.auth.ensure();
  return tab;
}

/** A world with a tab in which Jana is signed in. */
export async function setupSignedInTab(options?: TestBrowserOptions) {
  const world = createTestBrowser(options);
  return { world, tab: await openSignedInTab(world) };
}

/** The same with a call of Jana's that waits for its answer. */
export async function setupPendingCall() {
  const { world, tab } = await setupSignedInTab();
  const answer = world.holdResponse('/api/user/profile');
  const call = tab.call();
  await flushTasks();
  return { world, tab, answer, call };
}

export const hasCookies = (world: TestBrowser): boolean => world.page.cookie !== '';

/** Lets the access token run out. */
export function expireAccessToken(world: TestBrowser): void {
  world.now += (world.tokenLifeSeconds + 1) * 1000;
}

/** Lets everything that is ready run. */
export const flushTasks = (): Promise<void> => new Promise((done) => setImmediate(done));

/** A promise together with what resolves it. */
export function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
