// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { registerWorker, removeLeftoverWorkers, runWhenQuiet } from './service-worker';

afterEach(() => document.head.replaceChildren());

const browser = (serviceWorker?: object, userAgent = 'Mozilla/5.0 (Linux; Android 15)') =>
  vi.stubGlobal('navigator', { userAgent, serviceWorker });

it('tells a worker that waits of which build the page is, as soon as it is installed, also one that is found later', async () => {
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

it('registers none for bots, and does without where the browser has none or forbids it', async () => {
  const register = vi.fn(() => Promise.reject(new DOMException('', 'SecurityError')));
  browser({ register }, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  await registerWorker();
  expect(register).not.toHaveBeenCalled();
  for (const none of [undefined, { register }, { getRegistrations: register }]) {
    browser(none);
    await expect(registerWorker()).resolves.toBeUndefined();
    await expect(removeLeftoverWorkers()).resolves.toBeUndefined();
  }
});

it.each([true, false])(
  "takes away workers of the whole origin but the app's own, if it keeps files: %s",
  async (keeps) => {
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
    await removeLeftoverWorkers(keeps);
    expect(all.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 0, keeps ? 0 : 1]);
    expect(forget.mock.calls).toEqual(keeps ? [] : [['hrajem-app']]);
  },
);

/** Calls back as soon as it is asked, as an idle browser does. */
function idleBrowser() {
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (action: () => void) => asked.push(action));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => (asked[handle - 1] = () => undefined));
  return () => asked.splice(0).forEach((action) => action());
}

it('waits for what is being loaded', async () => {
  const rest = idleBrowser();
  const client = new QueryClient();
  const action = vi.fn<() => void>();
  let answer: (matches: string) => void = () => undefined;
  const loading = client.query({
    queryKey: ['matches'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  runWhenQuiet(client, action);
  rest();
  expect(action).not.toHaveBeenCalled();
  answer('all of them');
  await loading;
  // The cache tells of it in a moment of its own.
  await vi.waitFor(() => {
    rest();
    expect(action).toHaveBeenCalledOnce();
  });
});

it('happens once, and can be called off', () => {
  const rest = idleBrowser();
  const client = new QueryClient();
  const action = vi.fn<() => void>();
  runWhenQuiet(client, action);
  rest();
  client.setQueryData(['matches'], []);
  rest();
  expect(action).toHaveBeenCalledOnce();
  const other = vi.fn<() => void>();
  runWhenQuiet(client, other)();
  rest();
  expect(other).not.toHaveBeenCalled();
});
