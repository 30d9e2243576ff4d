import { onlineManager } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { setTransport } from '@/api/http';
import { purgeQueries, retryDelay } from '@/api/query-client';
import { createAppApi } from '@/app/start/api';
import { Providers } from '@/app/providers';
import { report } from '@/app/reporting/report';
import { createAppRouter } from '@/app/router/router';
import { followSession } from '@/app/router/session-navigation';
import { normalizeAddress } from '@/app/start/normalize-address';
import { dismissToast, getToasts } from '@/components/toasts';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { preloadHome } from '@/routes/home';
import { forgetLinkSecrets } from '@/routing/link-secrets';
import { rememberLocale } from '@/routing/language';
import { localeOfPathname } from '@/lib/locale';
import type { DemoUsername } from '@mocks/db/demo-accounts';
import { NOW } from '@mocks/db/state.fixture';
import type { FaultRule } from '@mocks/handlers/faults';
import { createTestBackend, type TestBackend } from '@mocks/node';
import { forgetCookies } from './browser-parts.ts';

export interface OpenAppOptions {
  /** Who is signed in; nobody unless given. Not `tomas` and `nova`, who are asked for more. */
  as?: DemoUsername;
  /** Changes the backend's state before the app asks for anything. */
  prepare?: (backend: TestBackend) => void;
  /** The backend of an app that was closed before; a new one unless given. */
  backend?: TestBackend;
  /** Whether the page is opened without a network. */
  isOffline?: boolean;
  /** Ways in which the backend misbehaves from the start. */
  faults?: FaultRule[];
  /** Mounts everything twice, as development does; a build, and so most tests, do not. */
  isStrict?: boolean;
}

// jsdom has a `Uint8Array` of its own, which what Node encodes is no instance of: the backend's tokens need Node's.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

/** So many times shorter are the pauses between two attempts: a screen does not know how long they are. */
const hurry = 20;

type Cleanup = () => void;
let cleanups: Cleanup[] = [];

/** A channel to other tabs that closes with the test; a channel left open would hear of the next test's session. */
class TestChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    cleanups.push(() => this.close());
  }
}

/** Makes what listens to the page, and lets it hear of it no longer than the test runs. */
function whileOpen<T>(create: () => T): T {
  const spies = [window, document].map((target: EventTarget) => {
    const add = target.addEventListener.bind(target);
    return vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
      add(...listener);
      cleanups.push(() => target.removeEventListener(...listener));
    });
  });
  const created = create();
  for (const spy of spies) spy.mockRestore();
  return created;
}

/**
 * To be called at the top of a test file that opens the app. The clock stands at `NOW`, a Friday evening in Prague, for
 * the app and the backend alike; `vi.setSystemTime` moves it. Timers are real.
 */
export function useOpenApp(): void {
  // A whole app on a busy machine takes its time.
  configure({ asyncUtilTimeout: 5000 });
  // What stands around most screens comes before the first test, which would wait for its code otherwise.
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

/** Closes the page, and with it what the browser keeps for its tab. */
function leaveApp(): void {
  cleanup();
  for (const close of cleanups.toReversed()) close();
  cleanups = [];
  for (const { id } of getToasts()) dismissToast(id);
  forgetLinkSecrets();
  sessionStorage.clear();
  // One for all pages of a process; a new page knows nothing of the former one's connection.
  onlineManager.setOnline(true);
}

/** Closes the app and forgets all that it keeps in the browser. */
function closeApp(): void {
  leaveApp();
  forgetCookies();
  localStorage.clear();
}

/** The two dictionaries, as a build serves them. */
const messagesHandler = http.get('*/_i18n/:hash/:locale/messages.json', ({ params: { locale } }) =>
  HttpResponse.json(locale === 'en' ? en : cs),
);

/**
 * Opens an address (or the link of a mail) in the whole app, as `start` in src/app does, with the embedded backend behind
 * MSW, and waits until a heading is shown.
 */
export async function openApp(
  address: string | ((backend: TestBackend) => string | Promise<string>),
  { as, prepare, faults = [], isStrict = false, isOffline = false, ...options }: OpenAppOptions = {},
) {
  const backend = options.backend ?? (await createTestBackend({ now: Date.now }));
  const log: string[] = [];
  const recorder = http.all('*/api/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    log.push(`${request.method} ${pathname}`);
    return hasNetwork ? undefined : HttpResponse.error();
  });
  let hasNetwork = true;
  let watched: { mockRestore: () => void } | undefined;
  const setNetwork = (is: boolean): void => {
    hasNetwork = is;
    // Only then: a test may have its own.
    watched ??= vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork);
  };
  cleanups.push(() => watched?.mockRestore());
  if (isOffline) setNetwork(false);
  const server = setupServer(recorder, messagesHandler, ...backend.handlers);
  server.listen({ onUnhandledFrame: 'error' });
  cleanups.push(() => server.close());

  if (as !== undefined) {
    const { access, refresh } = await backend.signIn(as);
    document.cookie = `access_token=${access}; Path=/`;
    document.cookie = `refresh_token=${refresh}; Path=/`;
  }
  const target = typeof address === 'string' ? address : await address(backend);
  prepare?.(backend);
  for (const fault of faults) backend.faults.add(fault);

  vi.stubGlobal('BroadcastChannel', TestChannel);
  rememberLocale(localeOfPathname(target.split('?', 1)[0] ?? ''));
  window.history.replaceState(null, '', target);
  normalizeAddress();
  // The one of the browser lives on after the test.
  const history = createMemoryHistory({ initialEntries: [window.location.href.slice(window.origin.length)] });
  let isOpen = true;
  const reportWhileOpen = (...failure: Parameters<typeof report>): void => {
    if (isOpen) report(...failure);
  };
  const api = whileOpen(() =>
    createAppApi({
      locale: () => localeOfPathname(history.location.pathname),
      report: reportWhileOpen,
    }),
  );
  // A closed page sends nothing more, least of all with the next page's session, and reports nothing.
  cleanups.push(() => {
    isOpen = false;
    setTransport(() => new Promise(() => undefined));
  });
  const client = api.queryClient;
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({
    ...others,
    queries: { ...queries, retryDelay: (failures) => retryDelay(failures) / hurry },
  });
  const router = createAppRouter({
    history,
    context: { auth: api.auth, queryClient: client, publicOrigin: 'https://hrajem.test' },
    wrap: ({ children }) => <Providers api={api}>{children}</Providers>,
  });
  cleanups.push(() => purgeQueries(client));
  followSession(router, api.auth);
  api.auth.start();
  render(<RouterProvider router={router} />, {
    reactStrictMode: isStrict,
    onCaughtError: (error, { componentStack }) => reportWhileOpen(error, componentStack),
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    backend,
    router,
    auth: api.auth,
    /** A person at the mouse and the keyboard. */
    user: userEvent.setup(),
    /** The address in the address bar. */
    at: (): string => history.location.href,
    /** Goes to a public address. */
    go: (target: string): Promise<void> => act(() => router.navigate({ href: target })),
    /** What was sent to the backend so far, as `POST /api/user/login`; narrowed to those that contain `part`. */
    requests: (part = '') => log.filter((entry) => entry.includes(part)),
    /** Takes the network away, or brings it back. */
    setOffline(offline: boolean) {
      setNetwork(!offline);
      act(() => void window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
    },
    /** Closes the app before the end of the test, to open it anew in a browser that knows nothing of it. */
    close: closeApp,
    /** Closes the page; what it has kept in the browser for longer stays. */
    leave: leaveApp,
  };
}

export type OpenedApp = Awaited<ReturnType<typeof openApp>>;
