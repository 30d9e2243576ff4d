import { expect, it, vi } from 'vitest';
import { json, problem } from './answers.fixture';
import { createTestBrowser, expireAccessToken, flushTasks, setupSignedInTab } from './api.harness';
import { createApi, type Api } from './client';
import { memoryPlatform } from './platform';
import { SessionChangedError, SessionExpiredError } from './problem';

const refreshPath = '/api/user/refresh-token';
const sessionPath = '/api/user/session';

it('gives every call the origin, the language and the headers of the error reporter', async () => {
  const sent: { url: string; headers: Headers }[] = [];
  const api: Api<never> = createApi<never>({
    origin: 'https://api.test',
    locale: () => 'en',
    platform: memoryPlatform(),
    traceHeaders: () => ({ 'sentry-trace': 'a-b' }),
    report: () => undefined,
    fetch: async (url, init) => {
      sent.push({ url, headers: new Headers(init.headers) });
      return json({});
    },
    calls: { refresh: vi.fn(), logout: vi.fn() },
    session: { queryKey: ['session'] },
  });
  await api.transport('/api/user/cities', { isPublic: true });
  expect(sent[0]?.url).toBe('https://api.test/api/user/cities');
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    'accept-language': 'en',
    'sentry-trace': 'a-b',
  });
});

it('sends the token that ran out along with a refresh', async () => {
  const { world, tab } = await setupSignedInTab();
  const { token } = world.calls.at(-1) ?? {};
  expireAccessToken(world);
  await tab.call();
  expect(world.calls.find(({ path }) => path === refreshPath)?.token).toBe(token);
});

it.each([new SessionExpiredError(), new SessionChangedError()])('does not report %s', async (error) => {
  const { tab } = await setupSignedInTab();
  const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(error);
  const load = tab.queryClient.query({ queryKey: [sessionPath], queryFn, staleTime: 0 });
  await expect(load).rejects.toThrow(error);
  expect(tab.reports).toEqual([]);
});

it('does not report a call that was given up because its session is gone', async () => {
  const { world, tab } = await setupSignedInTab();
  expireAccessToken(world);
  world.setHandler(refreshPath, async () => {
    tab.auth.signIn(world.issueTokens('alex'));
    return problem(503, 'unavailable');
  });
  await tab.call().catch(() => undefined);
  await flushTasks();
  expect(tab.reports).toEqual([]);
});

it.each([
  [401, 0],
  [503, 1],
])('reports a logout that is answered with %i %i times', async (status, times) => {
  const { world, tab } = await setupSignedInTab();
  world.setHandler('/api/user/logout', async () => problem(status, 'x'));
  await tab.logout();
  expect(tab.reports).toHaveLength(times);
});

it('asks for no session when the token could not be renewed', async () => {
  const { world } = await setupSignedInTab();
  const tab = world.openTab();
  const before = world.countCalls(sessionPath);
  expireAccessToken(world);
  world.setHandler(refreshPath, async () => problem(503, 'unavailable'));
  await expect(tab.auth.ensure()).rejects.toMatchObject({ status: 503 });
  expect([world.countCalls(refreshPath), world.countCalls(sessionPath) - before]).toEqual([1, 0]);
});

it('asks for no session again for somebody who has signed out meanwhile', async () => {
  const world = createTestBrowser();
  const tab = world.openTab();
  tab.auth.signIn(world.issueTokens('jana'));
  world.setHandler(sessionPath, async () => problem(503, 'unavailable'));
  world.onCall = ({ path }) => path === sessionPath && queueMicrotask(() => tab.auth.signOut());
  await tab.auth.ensure().catch(() => undefined);
  await flushTasks();
  expect(world.countCalls(sessionPath)).toBe(1);
});

it.each(['there', 'not asked for yet'])(
  'asks nothing of a session that is %s when the page is looked at again',
  async (which) => {
    const { world, tab: first } = await setupSignedInTab();
    const tab = which === 'there' ? first : world.openTab();
    world.calls.length = 0;
    tab.resume(false);
    await flushTasks();
    expect(world.calls).toEqual([]);
  },
);
