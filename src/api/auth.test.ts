import { describe, expect, it, vi } from 'vitest';
import { SessionExpiredError } from './problem';
import { json, problem } from './answers.fixture';
import { createTestBrowser, expireAccessToken, hasCookies, flushTasks, openSignedInTab, setupSignedInTab } from './api.harness';

const refreshPath = '/api/user/refresh-token';
const sessionPath = '/api/user/session';

describe('signing in', () => {
  it('keeps the access token for 7 days, the refresh token for 30, and loads the session', async () => {
    const world = createTestBrowser();
    const writes: string[] = [];
    const { page } = world;
    world.page = {
      get cookie() {
        return page.cookie;
      },
      set cookie(text) {
        writes.push(text);
        page.cookie = text;
      },
    };
    const tab = await openSignedInTab(world);
    expect(tab.auth.getSnapshot()).toMatchObject({ status: 'authenticated', session: { user: 'jana' } });
    const kept = writes.filter((text) => !text.includes('Max-Age=0'));
    expect(kept.map((text) => text.replace(/=[^;]+;/, '=…;'))).toEqual([
      'refresh_token=…; Max-Age=2592000; Path=/; SameSite=Lax',
      'access_token=…; Max-Age=604800; Path=/; SameSite=Lax',
    ]);
  });

  it.each([
    ['access', 'too_large', 'x'.repeat(4096)],
    ['refresh', 'too_large', 'x'.repeat(4096)],
    ['access', 'invalid', 'line\nbreak'],
    ['refresh', 'invalid', ''],
  ] as const)('refuses an unfit %s token (%s) and keeps nothing', (which, reason, token) => {
    const world = createTestBrowser();
    const tab = world.openTab();
    const fault = expect.objectContaining({ name: 'TokenStorageError', reason }) as Error;
    expect(() => tab.auth.signIn({ ...world.issueTokens('jana'), [which]: token })).toThrow(fault);
    expect(hasCookies(world)).toBe(false);
    expect(tab.auth.status()).toBe('unauthenticated');
  });

  it('says so when the browser keeps no cookies', () => {
    const world = createTestBrowser();
    world.page = {
      get cookie() {
        return '';
      },
      set cookie(_) {
        // Dropped, as a browser that blocks cookies does.
      },
    };
    expect(() => world.openTab().auth.signIn(world.issueTokens('jana'))).toThrow(
      expect.objectContaining({ name: 'TokenStorageError', reason: 'not_stored' }) as Error,
    );
  });

  it('keeps what an anonymous person has loaded, which is nobody’s', () => {
    const world = createTestBrowser();
    const tab = world.openTab();
    tab.queryClient.setQueryData(['/api/user/cities'], []);
    tab.auth.signIn(world.issueTokens('jana'));
    expect(tab.queryClient.getQueryData(['/api/user/cities'])).toEqual([]);
    expect(tab.auth.getSnapshot().epoch).toBe(0);
  });
});

describe('the guard', () => {
  it('refreshes an expired token, then loads the session, once for all who ask', async () => {
    const { world } = await setupSignedInTab();
    expireAccessToken(world);
    world.calls.length = 0;
    const { auth } = world.openTab();
    expect(auth.status()).toBe('loading');
    await Promise.all([auth.ensure(), auth.ensure(), auth.ensure()]);
    expect(world.calls.map(({ path }) => path)).toEqual([refreshPath, sessionPath]);
    expect(auth.status()).toBe('authenticated');
  });

  it.each([refreshPath, sessionPath])('is told of a 401 of %s, which clears the session', async (path) => {
    const { world } = await setupSignedInTab();
    if (path === refreshPath) expireAccessToken(world);
    world.setHandler(path, async () => problem(401, 'token_invalid'));
    const tab = world.openTab();
    await expect(tab.auth.ensure()).rejects.toThrow(SessionExpiredError);
    expect(hasCookies(world)).toBe(false);
    expect(tab.auth.status()).toBe('unauthenticated');
    expect(tab.signedOut).toEqual([]);
  });

  it('tells a failure once that came before anybody asked, without another attempt', async () => {
    const { world } = await setupSignedInTab();
    expireAccessToken(world);
    world.setHandler(refreshPath, async () => problem(500, 'internal_error'));
    const { auth } = world.openTab();
    auth.start();
    await vi.waitFor(() => expect(auth.getSnapshot().error).not.toBeNull());
    const { error } = auth.getSnapshot();
    const before = world.countCalls(refreshPath);
    await expect(auth.ensure()).rejects.toBe(error);
    expect(auth.getSnapshot().error).toBe(error);
    expect(world.countCalls(refreshPath)).toBe(before);
    await expect(auth.ensure()).rejects.toThrow();
    expect(world.countCalls(refreshPath)).toBeGreaterThan(before);
  });

  it('ends a session whose access token ran out and which has no refresh token', async () => {
    const world = createTestBrowser();
    const { access } = world.issueTokens('jana');
    world.page.cookie = `access_token=${access}; Max-Age=604800`;
    const tab = world.openTab();
    await tab.auth.ensure();
    expect(tab.auth.status()).toBe('authenticated');
    expireAccessToken(world);
    await expect(tab.call()).rejects.toThrow(SessionExpiredError);
    expect(world.countCalls(refreshPath)).toBe(0);
    expect(hasCookies(world)).toBe(false);
  });

  it('does not wait for the session of the former person', async () => {
    const { world } = await setupSignedInTab();
    const answer = world.holdResponse(sessionPath);
    const tab = world.openTab();
    const first = tab.auth.ensure();
    await flushTasks();
    world.setHandler(sessionPath, async () => json({ user: 'alex' }));
    tab.auth.signIn(world.issueTokens('alex'));
    await tab.auth.ensure();
    answer.resolve(json({ user: 'jana' }));
    await first;
    expect(tab.auth.getSnapshot()).toMatchObject({ status: 'authenticated', session: { user: 'alex' } });
  });
});
