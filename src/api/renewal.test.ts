import { describe, expect, it, vi } from 'vitest';
import { NetworkError, RefreshLimitError, SessionChangedError } from './problem';
import { retryRequested } from '@/lib/retry';
import { json, problem } from './answers.fixture';
import { createTestBrowser, expireAccessToken, hasCookies, flushTasks, openSignedInTab, setupSignedInTab } from './api.harness';

const refreshPath = '/api/user/refresh-token';

describe('refreshing', () => {
  it.each([true, false])(
    'happens once for ten calls at once, all with the new token, with locks: %s',
    async (hasLocks) => {
      const { world, tab } = await setupSignedInTab({ hasLocks });
      expireAccessToken(world);
      world.calls.length = 0;
      await Promise.all(Array.from({ length: 10 }, () => tab.call()));
      expect(world.countCalls(refreshPath)).toBe(1);
      const tokens = new Set(
        world.calls.filter(({ path }) => path !== refreshPath).map(({ token }) => token),
      );
      expect(tokens.size).toBe(1);
    },
  );

  it('happens once for all tabs: the others adopt the token', async () => {
    const world = createTestBrowser();
    const tabs = [await openSignedInTab(world), world.openTab(), world.openTab()];
    await Promise.all(tabs.map(({ auth }) => auth.ensure()));
    expireAccessToken(world);
    await Promise.all(tabs.map((tab) => tab.call()));
    // A tab that has never received a token itself cannot know the skew, but here both clocks agree.
    expect(world.countCalls(refreshPath)).toBe(1);
  });

  it('uses a token that is still undecodable after the refresh, and gives up after three in 10 s', async () => {
    const { world, tab } = await setupSignedInTab();
    expireAccessToken(world);
    world.setHandler('/api/user/profile', async () => json({}));
    world.setHandler(refreshPath, async () => json({ access: 'opaque' }));
    for (let call = 0; call < 3; call += 1) await tab.call();
    await expect(tab.call()).rejects.toThrow(RefreshLimitError);
    expect(world.countCalls(refreshPath)).toBe(3);
    expect(hasCookies(world)).toBe(true);
  });

  const html = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
  const failures: [string, string, () => Promise<Response>][] = [
    ...[500, 502, 503, 429].map((status): [string, string, () => Promise<Response>] => [
      String(status),
      'ProblemError',
      async () => problem(status, 'internal_error'),
    ]),
    ['502 with HTML', 'ProblemError', async () => new Response('<html>', { status: 502 })],
    ['a reset', 'NetworkError', () => Promise.reject(new TypeError('fetch failed'))],
    ['a time-out', 'TimeoutError', () => new Promise(() => undefined)],
    ['HTML', 'MalformedResponseError', async () => html()],
    ['{}', 'MalformedResponseError', async () => json({})],
    ['nothing', 'MalformedResponseError', async () => new Response('')],
    ['broken JSON', 'MalformedResponseError', async () => new Response('{"access":')],
  ];

  it.each(failures)(
    'keeps the cookies on %s, reports it once and works again later',
    async (_, name, failure) => {
      const { world } = await setupSignedInTab();
      expireAccessToken(world);
      world.timeoutMs = 20;
      const tab = world.openTab();
      world.setHandler(refreshPath, failure);
      await expect(tab.auth.ensure()).rejects.toMatchObject({ name });
      expect(tab.auth.getSnapshot()).toMatchObject({ status: 'loading', error: { name } });
      expect(hasCookies(world)).toBe(true);
      expect(tab.signedOut).toEqual([]);
      expect(tab.reports).toHaveLength(1);
      world.setHandler(refreshPath, async () => json(world.issueTokens('jana')));
      await tab.auth.ensure();
      expect(tab.auth.getSnapshot()).toMatchObject({ status: 'authenticated', error: null });
    },
  );

  it('is tried three times in 10 s at most during an outage, over all tabs, then less and less often, and when a person tries again', async () => {
    const { world, tab } = await setupSignedInTab();
    const other = world.openTab();
    expireAccessToken(world);
    world.setHandler(refreshPath, async () => problem(503, 'unavailable'));
    const errors: unknown[] = [];
    for (let attempt = 0; attempt < 50; attempt += 1) {
      world.now += 190;
      await (attempt % 2 ? tab : other).call().catch((error: unknown) => errors.push(error));
    }
    expect(world.countCalls(refreshPath)).toBe(3);
    expect(errors.at(-1)).toMatchObject({ name: 'RefreshLimitError', retryAfter: 2 });
    world.now += 2000;
    await expect(tab.call()).rejects.toMatchObject({ name: 'ProblemError', status: 503 });
    await expect(other.call()).rejects.toMatchObject({ name: 'RefreshLimitError', retryAfter: 20 });
    expect(hasCookies(world)).toBe(true);
    retryRequested.emit();
    await expect(tab.call()).rejects.toMatchObject({ name: 'ProblemError', status: 503 });
    await expect(other.call()).rejects.toMatchObject({ name: 'RefreshLimitError', retryAfter: 40 });
  });

  it('is not shared with the next person', async () => {
    const { world, tab } = await setupSignedInTab({ hasLocks: false });
    expireAccessToken(world);
    const answer = world.holdResponse(refreshPath);
    const old = tab.call();
    await flushTasks();
    const alex = world.issueTokens('alex');
    tab.auth.signIn(alex);
    expireAccessToken(world);
    world.setHandler(refreshPath, async () => json({ access: world.issueTokens('alex').access }));
    await expect(tab.call()).resolves.toEqual({ user: 'alex' });
    answer.resolve(problem(401, 'refresh_token_invalid'));
    await expect(old).rejects.toThrow(SessionChangedError);
    expect(tab.signedOut).toEqual([]);
    expect(tab.auth.status()).not.toBe('unauthenticated');
  });

  it('is not begun for a session that ended while the tab waited for the lock', async () => {
    const { world, tab } = await setupSignedInTab();
    const other = world.openTab();
    await other.auth.ensure();
    expireAccessToken(world);
    const answer = world.holdResponse(refreshPath);
    const calls = [tab.call(), other.call()];
    await flushTasks();
    tab.auth.signOut();
    answer.resolve(json({ access: world.issueTokens('jana').access }));
    await Promise.allSettled(calls);
    expect(world.countCalls(refreshPath)).toBe(1);
  });

  it('may follow one another quickly as long as each gives a valid token', async () => {
    const world = createTestBrowser();
    world.tokenLifeSeconds = 1;
    const tab = await openSignedInTab(world);
    for (let second = 0; second < 8; second += 1) {
      world.now += 1000;
      await tab.call();
    }
    expect(world.countCalls(refreshPath)).toBe(8);
  });

  it('is reported when it fails before an ordinary call, and not tried again before a sign-in allows it', async () => {
    const { world, tab } = await setupSignedInTab();
    expireAccessToken(world);
    world.setHandler(refreshPath, async () => problem(503, 'unavailable'));
    for (let attempt = 0; attempt < 4; attempt += 1) await tab.call().catch(() => undefined);
    expect(tab.reports).toHaveLength(3);
    tab.auth.signIn(world.issueTokens('jana'));
    world.page.cookie = 'access_token=; Max-Age=0';
    await tab.call().catch(() => undefined);
    expect(tab.reports).toHaveLength(4);
  });
});

it('without a network no refresh is in vain, and none is told of', async () => {
  const { world, tab } = await setupSignedInTab();
  expireAccessToken(world);
  vi.stubGlobal('navigator', { onLine: false });
  world.setHandler('/api/user/refresh-token', () => Promise.reject(new TypeError('no network')));
  for (let times = 1; times <= 5; times += 1) {
    await expect(tab.call()).rejects.toBeInstanceOf(NetworkError);
  }
  expect(world.countCalls('/api/user/refresh-token')).toBe(5);
  expect(tab.reports).toEqual([]);
});
