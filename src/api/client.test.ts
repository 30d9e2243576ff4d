import { describe, expect, it, vi } from 'vitest';
import { json, problem } from './answers.fixture';
import { createWorld, expire, settle, signedInWorld } from './api.harness';
import { createApi, type Api } from './client';
import { memoryPlatform } from './platform';

const refreshPath = '/api/user/refresh-token';
const sessionPath = '/api/user/session';

/** A client without a session, and what it sends. */
function setup(answer: () => Response = () => json({})) {
  const sent: { url: string; headers: Headers }[] = [];
  const report = vi.fn<(error: unknown) => void>();
  const api: Api<never> = createApi<never>({
    origin: 'https://api.test',
    locale: () => 'en',
    platform: memoryPlatform(),
    traceHeaders: () => ({ 'sentry-trace': 'a-b' }),
    report,
    fetch: async (url, init) => {
      sent.push({ url, headers: new Headers(init.headers) });
      return answer();
    },
    calls: { refresh: vi.fn(), logout: vi.fn() },
    session: { queryKey: ['session'] },
  });
  return { api, sent, report };
}

describe('what the client is given', () => {
  it('reaches every call: origin, language and the headers of the error reporter', async () => {
    const { api, sent } = setup();
    await api.transport('/api/user/cities', { isPublic: true });
    expect(sent[0]?.url).toBe('https://api.test/api/user/cities');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'accept-language': 'en',
      'sentry-trace': 'a-b',
    });
  });
});

it('sends the token that ran out along with a refresh', async () => {
  const { world, tab } = await signedInWorld();
  const { token } = world.calls.at(-1) ?? {};
  expire(world);
  await tab.call();
  expect(world.calls.find(({ path }) => path === refreshPath)?.token).toBe(token);
});

it('does not report a call that was given up because its session is gone', async () => {
  const { world, tab } = await signedInWorld();
  expire(world);
  world.on(refreshPath, async () => {
    tab.auth.signIn(world.issue('alex'));
    return problem(503, 'unavailable');
  });
  await tab.call().catch(() => undefined);
  await settle();
  expect(tab.reports).toEqual([]);
});

it.each([
  [401, 0],
  [503, 1],
])('reports a logout that is answered with %i %i times', async (status, times) => {
  const { world, tab } = await signedInWorld();
  world.on('/api/user/logout', async () => problem(status, 'x'));
  await tab.logout();
  expect(tab.reports).toHaveLength(times);
});

describe('the session call, as every read,', () => {
  function failing(times: number, fail: () => Response) {
    const world = createWorld();
    const tab = world.tab();
    tab.auth.signIn(world.issue('jana'));
    let left = times;
    world.on(sessionPath, async () => {
      left -= 1;
      return left >= 0 ? fail() : json({ user: 'jana' });
    });
    return { world, tab };
  }
  const unavailable = (): Response => problem(503, 'unavailable');

  it('is not tried again when it is the token that could not be renewed', async () => {
    const { world, tab } = failing(0, unavailable);
    expire(world);
    world.on(refreshPath, async () => unavailable());
    await expect(tab.auth.ensure()).rejects.toMatchObject({ status: 503 });
    expect([world.count(refreshPath), world.count(sessionPath)]).toEqual([1, 0]);
  });

  it('is not tried again for somebody who has signed out meanwhile', async () => {
    const { world, tab } = failing(2, unavailable);
    world.onCall = ({ path }) => path === sessionPath && queueMicrotask(() => tab.auth.signOut());
    await tab.auth.ensure().catch(() => undefined);
    await settle();
    expect(world.count(sessionPath)).toBe(1);
  });
});

describe('a page that is looked at again', () => {
  it.each(['a session that is there', 'one that has not been asked for'])(
    'asks nothing about %s',
    async (which) => {
      const { world, tab: first } = await signedInWorld();
      const tab = which === 'a session that is there' ? first : world.tab();
      world.calls.length = 0;
      tab.resume(false);
      await settle();
      expect(world.calls).toEqual([]);
    },
  );
});
