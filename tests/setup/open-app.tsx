import { onlineManager } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { setTransport } from '@/api/http';
import { purgeQueries, retryDelay } from '@/api/query-client';
import { report } from '@/app/reporting/report';
import { createApp } from '@/app/start/create-app';
import { dismissToast, toasts } from '@/components/toasts/toasts';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { localeOfPathname } from '@/lib/locale';
import { rememberLocale } from '@/routing/address/language';
import { forgetLinkSecrets } from '@/routing/address/link-secrets';
import { normalizeAddress } from '@/routing/address/rewrite';
import { preloadHome } from '@/screens/home-screen';
import type { DemoUsername } from '@mocks/db/accounts/demo-accounts';
import { NOW } from '@mocks/db/state.fixture';
import type { FaultRule } from '@mocks/handlers/faults';
import { createTestBackend, type TestBackend } from '@mocks/node';
import { deleteCookies } from './browser-parts.ts';
import { fetchFrom } from './fetch-from.ts';
import { type PlannedMatch, planMatches } from './plan-matches.ts';

export interface OpenAppOptions {
  /** The signed-in account, by default none. `tomas` and `nova` do not work, because they need further steps to sign in. */
  as?: DemoUsername;
  /** The matches that replace those of the seed, as `planMatches` does. */
  matches?: readonly PlannedMatch[];
  /** Changes the backend's state before the first request of the app. */
  prepare?: (backend: TestBackend) => void;
  /** The backend of a closed app; by default a new one. */
  backend?: TestBackend;
  isOffline?: boolean;
  faults?: FaultRule[];
  /** Whether React runs in strict mode, as in development. */
  isStrict?: boolean;
}

// The backend's tokens need Node's `Uint8Array`, because encoded bytes are no instance of jsdom's.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

let cleanups: (() => void)[] = [];

let holds: { part: string | RegExp; released: Promise<void> }[] = [];

/** Holds requests whose method and path, such as `POST /api/user/login`, contain `part` or match it, until the returned function is called. */
export function holdRequests(part: string | RegExp): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  holds.push({ part, released });
  return release;
}

/** A channel to other tabs that closes with the test, because an open channel would get messages of the next test. */
class TestChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    cleanups.push(() => this.close());
  }
}

/** Calls `create`, and removes the listeners that it adds to the page after the test. */
function createWithCleanup<T>(create: () => T): T {
  const spies = [window, document].map((target: EventTarget) => {
    const addListener = target.addEventListener.bind(target);
    return vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
      addListener(...listener);
      cleanups.push(() => target.removeEventListener(...listener));
    });
  });
  const result = create();
  for (const spy of spies) spy.mockRestore();
  return result;
}

/**
 * Prepares a test file that opens the app. The clock of app and backend stands at `NOW`, a Friday evening in Prague;
 * `vi.setSystemTime` moves it. Timers are real.
 */
export function useOpenApp(): void {
  // The chunks of the layout and of Home load here, so that the first test does not wait for them.
  beforeAll(
    () => Promise.all([import('@/app/layouts/default-layout'), preloadHome(true), preloadHome(false)]),
    60_000,
  );
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  });
  afterEach(() => {
    closeApp();
    vi.useRealTimers();
  });
}

function leaveApp(): void {
  cleanup();
  for (const close of cleanups.toReversed()) close();
  cleanups = [];
  holds = [];
  for (const { id } of toasts.get()) dismissToast(id);
  forgetLinkSecrets();
  sessionStorage.clear();
  // All pages of a process share the online manager.
  onlineManager.setOnline(true);
}

function closeApp(): void {
  leaveApp();
  deleteCookies();
  localStorage.clear();
}

/** Answers the requests for the two dictionaries, as the host of a build does. */
const messagesHandler = http.get('*/_i18n/:hash/:locale/messages.json', ({ params: { locale } }) =>
  HttpResponse.json(locale === 'en' ? en : cs),
);

/**
 * Opens an address (or the link of an e-mail) in the whole app, as `start` in src/app does, with the embedded backend behind
 * `fetch`, and waits for a heading.
 */
export async function openApp(
  address: string | ((backend: TestBackend) => string | Promise<string>),
  { as, matches, prepare, faults = [], isStrict = false, isOffline = false, ...options }: OpenAppOptions = {},
) {
  if (!vi.isFakeTimers())
    throw new Error('Call useOpenApp() in this test file: it closes the app after each test.');
  const backend = options.backend ?? (await createTestBackend({ now: Date.now }));
  const log: string[] = [];
  const recorder = http.all('*/api/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const entry = `${request.method} ${pathname}${search}`;
    log.push(entry);
    for (const { part, released } of holds) if (entry.search(part) >= 0) await released;
    return hasNetwork ? undefined : HttpResponse.error();
  });
  let hasNetwork = true;
  let onlineSpy: { mockRestore: () => void } | undefined;
  const setHasNetwork = (isConnected: boolean): void => {
    hasNetwork = isConnected;
    // The spy is created here, because a test without `setOffline` may stub `onLine` itself.
    onlineSpy ??= vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork);
  };
  cleanups.push(() => onlineSpy?.mockRestore());
  if (isOffline) setHasNetwork(false);
  vi.stubGlobal('fetch', fetchFrom([recorder, messagesHandler, ...backend.handlers]));

  if (as !== undefined) {
    const { access, refresh } = await backend.signIn(as);
    document.cookie = `access_token=${access}; Path=/`;
    document.cookie = `refresh_token=${refresh}; Path=/`;
  }
  const startAddress = typeof address === 'string' ? address : await address(backend);
  if (matches) planMatches(backend, matches);
  prepare?.(backend);
  for (const fault of faults) backend.faults.add(fault);

  vi.stubGlobal('BroadcastChannel', TestChannel);
  rememberLocale(localeOfPathname(startAddress.split('?', 1)[0] ?? ''));
  window.history.replaceState(null, '', startAddress);
  normalizeAddress();
  // The history of the browser would survive the test.
  const history = createMemoryHistory({ initialEntries: [window.location.href.slice(window.origin.length)] });
  let isOpen = true;
  const reportWhileOpen = (...failure: Parameters<typeof report>): void => {
    if (isOpen) report(...failure);
  };
  const { api, router, startSession } = createWithCleanup(() =>
    createApp({
      getLocale: () => localeOfPathname(history.location.pathname),
      report: reportWhileOpen,
      publicOrigin: 'https://hrajem.test',
      history,
    }),
  );
  // A closed page must not send requests with the session of the next page, or report errors.
  cleanups.push(() => {
    isOpen = false;
    setTransport(() => new Promise(() => undefined));
  });
  const client = api.queryClient;
  const { queries, ...otherOptions } = client.getDefaultOptions();
  // Short pauses between retries keep the tests short.
  const shortDelay = (failures: number) => retryDelay(failures) / 20;
  client.setDefaultOptions({ ...otherOptions, queries: { ...queries, retryDelay: shortDelay } });
  cleanups.push(() => purgeQueries(client));
  startSession();
  render(<RouterProvider router={router} />, {
    reactStrictMode: isStrict,
    onCaughtError: (error, { componentStack }) => reportWhileOpen(error, componentStack),
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    backend,
    router,
    auth: api.auth,
    user: userEvent.setup(),
    at: (): string => history.location.href,
    go: (href: string): Promise<void> => act(() => router.navigate({ href })),
    /** Method and path of the requests so far, such as `POST /api/user/login`, that contain `part`. */
    requests: (part = '') => log.filter((entry) => entry.includes(part)),
    setOffline(offline: boolean) {
      setHasNetwork(!offline);
      act(() => void window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
    },
    /** Closes the app and clears the browser, to open it again as a new visitor. */
    close: closeApp,
    /** Closes the app; cookies and local storage stay. */
    leave: leaveApp,
  };
}

export type OpenedApp = Awaited<ReturnType<typeof openApp>>;
