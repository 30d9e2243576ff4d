// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { registerWorker, removeOtherWorkers, runWhenQuiet } from './service-worker';

afterEach(() => document.head.replaceChildren());

const browser = (serviceWorker?: object, userAgent = 'Mozilla/5.0 (Linux; Android 15)') =>
  vi.stubGlobal('navigator', { userAgent, serviceWorker });

it('sends the build id to a worker once it is installed, also to a later one', async () => {
  document.head.innerHTML = '<meta name="build" content="two" />';
  const workerIn = (state: string) => Object.assign(new EventTarget(), { state, postMessage: vi.fn() });
  const worker = workerIn('installing');
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: worker });
  const register = vi.fn(() => Promise.resolve(registration));
  browser({ register });
  await registerWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  expect(worker.postMessage).not.toHaveBeenCalled();
  for (const state of ['installed', 'activated']) {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  }
  expect(worker.postMessage.mock.calls).toEqual([[{ build: 'two' }]]);
  const another = workerIn('installed');
  Object.assign(registration, { installing: another });
  registration.dispatchEvent(new Event('updatefound'));
  expect(another.postMessage.mock.calls).toEqual([[{ build: 'two' }]]);
});

it('registers no worker for bots, and ignores a browser that has or allows none', async () => {
  const register = vi.fn(() => Promise.reject(new DOMException('', 'SecurityError')));
  browser({ register }, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  await registerWorker();
  expect(register).not.toHaveBeenCalled();
  for (const none of [undefined, { register }, { getRegistrations: register }]) {
    browser(none);
    await expect(registerWorker()).resolves.toBeUndefined();
    await expect(removeOtherWorkers()).resolves.toBeUndefined();
  }
});

it.each([true, false])(
  "unregisters other workers of the origin, and the app's own unless offline is enabled: %s",
  async (isEnabled) => {
    const registration = (scope: string, script: string) => ({
      scope: `https://hrajem.test${scope}`,
      active: { scriptURL: `https://hrajem.test${script}` },
      unregister: vi.fn(() => Promise.resolve(true)),
    });
    const all = [
      registration('/', '/mockServiceWorker.js'),
      registration('/other-app/', '/other-app/sw.js'),
      registration('/', '/sw.js'),
    ];
    const forget = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('caches', { keys: () => Promise.resolve(['hrajem-app', 'other-app']), delete: forget });
    browser({ getRegistrations: () => Promise.resolve(all) });
    await removeOtherWorkers(isEnabled);
    expect(all.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 0, isEnabled ? 0 : 1]);
    expect(forget.mock.calls).toEqual(isEnabled ? [] : [['hrajem-app']]);
  },
);

/** Stubs idle callbacks; the returned function runs the pending ones. */
function idleBrowser() {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (action: () => void) => callbacks.push(action));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => (callbacks[handle - 1] = () => undefined));
  return () => callbacks.splice(0).forEach((action) => action());
}

it('runWhenQuiet waits for queries', async () => {
  const runIdleCallbacks = idleBrowser();
  const client = new QueryClient();
  const action = vi.fn<() => void>();
  let answer: (matches: string) => void = () => undefined;
  const loading = client.query({
    queryKey: ['matches'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  runWhenQuiet(client, action);
  runIdleCallbacks();
  expect(action).not.toHaveBeenCalled();
  answer('all of them');
  await loading;
  // The cache notifies its listeners later.
  await vi.waitFor(() => {
    runIdleCallbacks();
    expect(action).toHaveBeenCalledOnce();
  });
});

it('runWhenQuiet runs once and can be cancelled', () => {
  const runIdleCallbacks = idleBrowser();
  const client = new QueryClient();
  const action = vi.fn<() => void>();
  runWhenQuiet(client, action);
  runIdleCallbacks();
  client.setQueryData(['matches'], []);
  runIdleCallbacks();
  expect(action).toHaveBeenCalledOnce();
  const other = vi.fn<() => void>();
  runWhenQuiet(client, other)();
  runIdleCallbacks();
  expect(other).not.toHaveBeenCalled();
});
