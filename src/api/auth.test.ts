import { describe, expect, it, vi } from 'vitest';
import { SessionExpiredError } from './problem';
import { json, problem } from './answers.fixture';
import { createWorld, expire, hasCookies, settle, signedIn, signedInWorld } from './api.harness';

const refreshPath = '/api/user/refresh-token';
const sessionPath = '/api/user/session';

describe('signing in', () => {
  it('keeps the access token for 7 days, the refresh token for 30, and loads the session', async () => {
    const world = createWorld();
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
    const tab = await signedIn(world);
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
    const world = createWorld();
    const tab = world.tab();
    const fault = expect.objectContaining({ name: 'TokenStorageError', reason }) as Error;
    expect(() => tab.auth.signIn({ ...world.issue('jana'), [which]: token })).toThrow(fault);
    expect(hasCookies(world)).toBe(false);
    expect(tab.auth.status()).toBe('unauthenticated');
  });

  it('says so when the browser keeps no cookies', () => {
    const world = createWorld();
    world.page = {
      get cookie() {
        return '';
      },
      set cookie(_) {
        // Dropped, as a browser that blocks cookies does.
      },
    };
    expect(() => world.tab().auth.signIn(world.issue('jana'))).toThrow(
      expect.objectContaining({ name: 'TokenStorageError', reason: 'not_stored' }) as Error,
    );
  });

  it('keeps what an anonymous person has loaded, which is nobody’s', () => {
    const world = createWorld();
    const tab = world.tab();
    tab.queryClient.setQueryData(['/api/user/cities'], []);
    tab.auth.signIn(world.issue('jana'));
    expect(tab.queryClient.getQueryData(['/api/user/cities'])).toEqual([]);
    expect(tab.auth.getSnapshot().epoch).toBe(0);
  });
});

describe('the guard', () => {
  it('refreshes an expired token, then loads the session, once for all who ask', async () => {
    const { world } = await signedInWorld();
    expire(world);
    world.calls.length = 0;
    const { auth } = world.tab();
    expect(auth.status()).toBe('loading');
    await Promise.all([auth.ensure(), auth.ensure(), auth.ensure()]);
    expect(world.calls.map(({ path }) => path)).toEqual([refreshPath, sessionPath]);
    expect(auth.status()).toBe('authenticated');
  });

  it.each([refreshPath, sessionPath])('is told of a 401 of %s, which clears the session', async (path) => {
    const { world } = await signedInWorld();
    if (path === refreshPath) expire(world);
    world.on(path, async () => problem(401, 'token_invalid'));
    const tab = world.tab();
    await expect(tab.auth.ensure()).rejects.toThrow(SessionExpiredError);
    expect(hasCookies(world)).toBe(false);
    expect(tab.auth.status()).toBe('unauthenticated');
    expect(tab.signedOut).toEqual([]);
  });

  it('tells a failure once that came before anybody asked, without another attempt', async () => {
    const { world } = await signedInWorld();
    expire(world);
    world.on(refreshPath, async () => problem(500, 'internal_error'));
    const { auth } = world.tab();
    auth.start();
    await vi.waitFor(() => expect(auth.getSnapshot().error).not.toBeNull());
    const { error } = auth.getSnapshot();
    const before = world.count(refreshPath);
    await expect(auth.ensure()).rejects.toBe(error);
    expect(auth.getSnapshot().error).toBe(error);
    expect(world.count(refreshPath)).toBe(before);
    await expect(auth.ensure()).rejects.toThrow();
    expect(world.count(refreshPath)).toBeGreaterThan(before);
  });

  it('ends a session whose access token ran out and which has no refresh token', async () => {
    const world = createWorld();
    const { access } = world.issue('jana');
    world.page.cookie = `access_token=${access}; Max-Age=604800`;
    const tab = world.tab();
    await tab.auth.ensure();
    expect(tab.auth.status()).toBe('authenticated');
    expire(world);
    await expect(tab.call()).rejects.toThrow(SessionExpiredError);
    expect(world.count(refreshPath)).toBe(0);
    expect(hasCookies(world)).toBe(false);
  });

  it('does not wait for the session of the former person', async () => {
    const { world } = await signedInWorld();
    const answer = world.hold(sessionPath);
    const tab = world.tab();
    const first = tab.auth.ensure();
    await settle();
    world.on(sessionPath, async () => json({ user: 'alex' }));
    tab.auth.signIn(world.issue('alex'));
    await tab.auth.ensure();
    answer.resolve(json({ user: 'jana' }));
    await first;
    expect(tab.auth.getSnapshot()).toMatchObject({ status: 'authenticated', session: { user: 'alex' } });
  });
});
