// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { registerWorker, whenQuiet } from './service-worker';

afterEach(() => document.head.replaceChildren());

/** What a browser gives for a worker that is registered. */
const registrationOf = (workers: object) =>
  Object.assign(new EventTarget(), { waiting: null, installing: null, ...workers });

const surroundings = (
  userAgent: string,
  register: () => Promise<object> = vi.fn(() => Promise.resolve(registrationOf({}))),
) => ({
  serviceWorker: { register } as unknown as ServiceWorkerContainer,
  userAgent,
  register,
});

it('registers the worker of the whole origin, and lets nothing in between keep its script', async () => {
  const all = surroundings('Mozilla/5.0 (Linux; Android 15)');
  await registerWorker(all);
  expect(all.register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
});

it('tells a worker that waits of which build the page is, as soon as it is installed', async () => {
  document.head.innerHTML = '<meta name="build" content="two" />';
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
  const register = vi.fn(() => Promise.resolve(registrationOf({ installing: worker })));
  await registerWorker(surroundings('', register));
  expect(worker.postMessage).not.toHaveBeenCalled();
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
  expect(worker.postMessage.mock.calls).toEqual([[{ build: 'two' }]]);
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

it('tells one that the browser finds later, too', async () => {
  document.head.innerHTML = '<meta name="build" content="two" />';
  const registration = registrationOf({});
  await registerWorker(surroundings('', () => Promise.resolve(registration)));
  const worker = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() });
  Object.assign(registration, { installing: worker });
  registration.dispatchEvent(new Event('updatefound'));
  expect(worker.postMessage.mock.calls).toEqual([[{ build: 'two' }]]);
});

it('registers none for bots', async () => {
  const all = surroundings('Mozilla/5.0 (compatible; Googlebot/2.1)');
  await registerWorker(all);
  expect(all.register).not.toHaveBeenCalled();
});

it('does without where the browser has none or forbids it', async () => {
  const refused = () => Promise.reject(new DOMException('', 'SecurityError'));
  await expect(registerWorker({ userAgent: '' })).resolves.toBeUndefined();
  await expect(registerWorker(surroundings('', vi.fn(refused)))).resolves.toBeUndefined();
});

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
  whenQuiet(client, action);
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
  whenQuiet(client, action);
  rest();
  client.setQueryData(['matches'], []);
  rest();
  expect(action).toHaveBeenCalledOnce();
  const other = vi.fn<() => void>();
  whenQuiet(client, other)();
  rest();
  expect(other).not.toHaveBeenCalled();
});
