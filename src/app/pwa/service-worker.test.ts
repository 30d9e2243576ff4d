// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { registerWorker, removeOtherWorkers, runWhenQuiet } from './service-worker';

afterEach(() => document.head.replaceChildren());

const stubBrowser = (serviceWorker?: object, userAgent = 'Mozilla/5.0 (Linux; Android 15)') =>
  vi.stubGlobal('navigator', { userAgent, serviceWorker });

it('sends the build id to a worker once it is installed, also to a later one', async () => {
  document.head.innerHTML = '<meta name="build" content="two" />';
  const createWorker = (state: string) => Object.assign(new EventTarget(), { state, postMessage: vi.fn() });
  const worker = createWorker('installing');
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: worker });
  const register = vi.fn(() => Promise.resolve(registration));
  stubBrowser({ register });
  await registerWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  expect(worker.postMessage).not.toHaveBeenCalled();
  for (const state of ['installed', 'activated']) {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  }
  expect(worker.postMessage.mock.calls).toEqual([[{ build: 'two' }]]);
  const laterWorker = createWorker('installed');
  Object.assign(registration, { installing: laterWorker });
  registration.dispatchEvent(new Event('updatefound'));
  expect(laterWorker.postMessage.mock.calls).toEqual([[{ build: 'two' }]]);
});

it('registers no worker for bots, and does nothing in a browser that has or allows no workers', async () => {
  const register = vi.fn(() => Promise.reject(new DOMException('', 'SecurityError')));
  stubBrowser({ register }, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  await registerWorker();
  expect(register).not.toHaveBeenCalled();
  for (const container of [undefined, { register }, { getRegistrations: register }]) {
    stubBrowser(container);
    await expect(registerWorker()).resolves.toBeUndefined();
    await expect(removeOtherWorkers()).resolves.toBeUndefined();
  }
});

it.each([true, false])(
  "unregisters other workers of the origin, and the app's own worker unless offline use is enabled (%s)",
  async (isEnabled) => {
    const createRegistration = (scope: string, script: string) => ({
      scope: `https://hrajem.test${scope}`,
      active: { scriptURL: `https://hrajem.test${script}` },
      unregister: vi.fn(() => Promise.resolve(true)),
    });
    const workers = [
      createRegistration('/', '/mockServiceWorker.js'),
      createRegistration('/other-app/', '/other-app/sw.js'),
      createRegistration('/', '/sw.js'),
    ];
    const remove = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('caches', { keys: () => Promise.resolve(['hrajem-app', 'other-app']), delete: remove });
    stubBrowser({ getRegistrations: () => Promise.resolve(workers) });
    await removeOtherWorkers(isEnabled);
    expect(workers.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 0, isEnabled ? 0 : 1]);
    expect(remove.mock.calls).toEqual(isEnabled ? [] : [['hrajem-app']]);
  },
);

/** Stubs idle callbacks; the returned function runs the pending ones. */
function stubIdleCallbacks() {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (action: () => void) => callbacks.push(action));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => (callbacks[handle - 1] = () => undefined));
  return () => callbacks.splice(0).forEach((action) => action());
}

it('runWhenQuiet waits for queries', async () => {
  const runIdleCallbacks = stubIdleCallbacks();
  const client = new QueryClient();
  const action = vi.fn<() => void>();
  let answerQuery: (matches: string) => void = () => undefined;
  const loadingQuery = client.query({
    queryKey: ['matches'],
    queryFn: () => new Promise<string>((resolve) => (answerQuery = resolve)),
  });
  runWhenQuiet(client, action);
  runIdleCallbacks();
  expect(action).not.toHaveBeenCalled();
  answerQuery('all of them');
  await loadingQuery;
  // The cache notifies its listeners later.
  await waitFor(() => {
    runIdleCallbacks();
    expect(action).toHaveBeenCalledOnce();
  });
});

it('runWhenQuiet runs once and can be cancelled', () => {
  const runIdleCallbacks = stubIdleCallbacks();
  const client = new QueryClient();
  const action = vi.fn<() => void>();
  runWhenQuiet(client, action);
  runIdleCallbacks();
  client.setQueryData(['matches'], []);
  runIdleCallbacks();
  expect(action).toHaveBeenCalledOnce();
  const otherAction = vi.fn<() => void>();
  runWhenQuiet(client, otherAction)();
  runIdleCallbacks();
  expect(otherAction).not.toHaveBeenCalled();
});
