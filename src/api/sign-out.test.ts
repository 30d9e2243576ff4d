import { describe, expect, it } from 'vitest';
import { userKey } from './storage';
import { json, problem } from './answers.fixture';
import { createTestBrowser, expireAccessToken, hasCookies, flushTasks, setupSignedInTab } from './api.harness';

const refreshPath = '/api/user/refresh-token';

describe('signing out', () => {
  it.each([204, 401, 500, null])('clears at once and tells the backend, which answers %s', async (status) => {
    const { world, tab } = await setupSignedInTab();
    const { refresh_token, access_token } = Object.fromEntries(
      world.page.cookie.split('; ').map((pair) => pair.split('=') as [string, string]),
    );
    let body: unknown;
    world.setHandler('/api/user/logout', async (request) => {
      body = request.body;
      if (status === null) throw new TypeError('Failed to fetch');
      return status === 204 ? new Response(null, { status }) : problem(status, 'x');
    });
    const done = tab.logout();
    expect(hasCookies(world)).toBe(false);
    expect(tab.auth.status()).toBe('unauthenticated');
    await done;
    expect(body).toEqual({ refresh_token });
    expect(world.calls.at(-1)).toEqual({ path: '/api/user/logout', token: access_token, keepalive: true });
    expect(tab.signedOut).toEqual(['logout']);
  });

  it('tells a backend that could not be reached once the page is looked at again, and only until it knows', async () => {
    const { world, tab } = await setupSignedInTab();
    world.setHandler('/api/user/logout', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await tab.logout()).toBe(false);
    tab.auth.signIn(world.issueTokens('alex'));
    world.setHandler('/api/user/logout', async () => new Response(null, { status: 204 }));
    for (let times = 0; times < 3; times += 1) {
      tab.resume(false);
      await flushTasks();
    }
    expect(world.countCalls('/api/user/logout')).toBe(2);
    expect(tab.auth.status()).not.toBe('unauthenticated');
  });

  it('leads away also while a guard waits for the session', async () => {
    const { world } = await setupSignedInTab();
    const answer = world.holdResponse('/api/user/session');
    const tab = world.openTab();
    const guard = tab.auth.ensure();
    tab.auth.signOut();
    expect(tab.signedOut).toEqual(['logout']);
    answer.resolve(json({ user: 'jana' }));
    await guard;
    expect(tab.auth.status()).toBe('unauthenticated');
  });

  it('gets a valid token for the logout call without offlineCache it', async () => {
    const { world, tab } = await setupSignedInTab();
    expireAccessToken(world);
    await tab.logout();
    expect(world.calls.slice(-2).map(({ path }) => path)).toEqual([refreshPath, '/api/user/logout']);
    expect(hasCookies(world)).toBe(false);
  });

  it('signs out the other tabs, which forget the person', async () => {
    const { world, tab } = await setupSignedInTab();
    const other = world.openTab();
    await other.auth.ensure();
    other.queryClient.setQueryData(['x'], 'private');
    const stores = [tab.tabStorage, other.tabStorage, world.sharedStorage];
    for (const { set } of stores) set(userKey('draft'), 'x');
    await tab.logout();
    await flushTasks();
    expect(other.signedOut).toEqual(['elsewhere']);
    expect(other.auth.getSnapshot()).toMatchObject({ status: 'unauthenticated', session: null, epoch: 1 });
    expect(other.queryClient.getQueryData(['x'])).toBeUndefined();
    expect(stores.map(({ get }) => get(userKey('draft')))).toEqual([null, null, null]);
  });

  it('is noticed by a tab that missed the message as soon as it calls or is looked at', async () => {
    const { world, tab } = await setupSignedInTab({ deliver: () => undefined });
    const others = [world.openTab(), world.openTab()];
    for (const { auth } of others) await auth.ensure();
    await tab.logout();
    await others[0]?.call().catch(() => undefined);
    others[1]?.resume(false);
    expect(others.map(({ auth }) => auth.status())).toEqual(['unauthenticated', 'unauthenticated']);
    expect(others[1]?.reloads).toEqual([]);
  });

  it('removes what was left behind by a tab that was closed meanwhile', () => {
    const world = createTestBrowser();
    world.sharedStorage.set(userKey('draft'), 'x');
    world.openTab();
    expect(world.sharedStorage.get(userKey('draft'))).toBeNull();
  });
});

describe('another person in another tab', () => {
  it('is loaded without being asked for', async () => {
    const { world, tab } = await setupSignedInTab();
    const other = world.openTab();
    await other.auth.ensure();
    tab.auth.signIn(world.issueTokens('alex'));
    await flushTasks();
    expect(other.auth.getSnapshot()).toMatchObject({ status: 'authenticated', session: { user: 'alex' } });
  });

  it('keeps what they stored when the tab of the former person wakes up', async () => {
    const { world, tab } = await setupSignedInTab({ deliver: () => undefined });
    const asleep = world.openTab();
    await asleep.auth.ensure();
    asleep.tabStorage.set(userKey('draft'), 'of jana');
    await tab.logout();
    tab.auth.signIn(world.issueTokens('alex'));
    world.sharedStorage.set(userKey('draft'), 'of alex');
    asleep.resume(false);
    expect(asleep.tabStorage.get(userKey('draft'))).toBeNull();
    expect(world.sharedStorage.get(userKey('draft'))).toBe('of alex');
  });

  it('signing in over the former session purges it first', async () => {
    const { world, tab } = await setupSignedInTab();
    world.sharedStorage.set(userKey('draft'), 'of jana');
    tab.queryClient.setQueryData(['x'], 'private');
    tab.auth.signIn(world.issueTokens('alex'));
    expect(world.sharedStorage.get(userKey('draft'))).toBeNull();
    expect(tab.queryClient.getQueryData(['x'])).toBeUndefined();
    expect(tab.signedOut).toEqual([]);
  });

  it('makes a page out of the back-forward cache reload', async () => {
    const { world, tab } = await setupSignedInTab({ deliver: () => undefined });
    const frozen = world.openTab();
    await frozen.auth.ensure();
    frozen.resume(true);
    expect(frozen.reloads).toEqual([]);
    await tab.logout();
    tab.auth.signIn(world.issueTokens('alex'));
    frozen.resume(true);
    expect(frozen.reloads).toHaveLength(1);
    expect(frozen.auth.getSnapshot()).toMatchObject({ session: null, epoch: 1 });
  });
});
