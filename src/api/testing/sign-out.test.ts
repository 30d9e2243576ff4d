import { describe, expect, it } from 'vitest';
import { userKey, visitorKey } from '@/api/storage';
import { jsonResponse, problemResponse } from './answers.fixture';
import { createBrowser, expireToken, hasCookies, flush, setupSignedIn } from './api.harness';

const refreshPath = '/api/user/refresh-token';
const logoutPath = '/api/user/logout';

describe('signing out', () => {
  it.each([204, 500, null])('clears the session at once when the backend answers %s', async (status) => {
    const { browser, tab } = await setupSignedIn();
    const { refresh_token, access_token } = Object.fromEntries(
      browser.page.cookie.split('; ').map((pair) => pair.split('=') as [string, string]),
    );
    let body: unknown;
    browser.setHandler('/api/user/logout', async (request) => {
      body = request.body;
      if (status === null) throw new TypeError('Failed to fetch');
      return status === 204 ? new Response(null, { status }) : problemResponse(status, 'x');
    });
    const logout = tab.logout();
    expect(hasCookies(browser)).toBe(false);
    expect(tab.auth.status()).toBe('unauthenticated');
    await logout;
    expect(body).toEqual({ refresh_token });
    expect(browser.calls.at(-1)).toEqual({ path: '/api/user/logout', token: access_token, keepalive: true });
    expect(tab.signOutReasons).toEqual(['logout']);
  });

  it.each([
    ['the access token', 1, 200, [refreshPath, logoutPath], true],
    ['also the new token', 2, 200, [refreshPath, logoutPath], true],
    ['the refresh token too', 1, 401, [refreshPath], true],
    ['the access token, and the refresh fails', 1, 503, [refreshPath], false],
  ])('goes on at the backend when it refuses %s', async (_, refusals, refreshStatus, laterPaths, isDone) => {
    const { browser, tab } = await setupSignedIn();
    let refusalsLeft = refusals;
    browser.setHandler(logoutPath, async () =>
      refusalsLeft-- > 0 ? problemResponse(401, 'token_expired') : new Response(null, { status: 204 }),
    );
    const { access } = browser.issueTokens('jana');
    browser.setHandler(refreshPath, async () => jsonResponse({ access, code: 'x' }, refreshStatus));
    browser.calls.length = 0;
    expect(await tab.logout()).toBe(isDone);
    expect(browser.calls.map(({ path }) => path)).toEqual([logoutPath, ...laterPaths]);
    expect(browser.calls[2]?.token ?? access).toBe(access);
  });

  it('retries a failed logout call when the tab resumes, until it succeeds', async () => {
    const { browser, tab } = await setupSignedIn();
    browser.setHandler('/api/user/logout', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await tab.logout()).toBe(false);
    tab.auth.signIn(browser.issueTokens('alex'));
    browser.setHandler('/api/user/logout', async () => new Response(null, { status: 204 }));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      tab.resume(false);
      await flush();
    }
    expect(browser.countCalls('/api/user/logout')).toBe(2);
    expect(tab.auth.status()).not.toBe('unauthenticated');
  });

  it('notifies listeners also while ensureSessionKnown() waits for the session', async () => {
    const { browser } = await setupSignedIn();
    const answer = browser.holdResponse('/api/user/session');
    const tab = browser.openTab();
    const sessionLoading = tab.auth.ensureSessionKnown();
    tab.auth.signOut();
    expect(tab.signOutReasons).toEqual(['logout']);
    answer.resolve(jsonResponse({ user: 'jana' }));
    await sessionLoading;
    expect(tab.auth.status()).toBe('unauthenticated');
  });

  it('refreshes an expired token for the logout call without storing the new token', async () => {
    const { browser, tab } = await setupSignedIn();
    expireToken(browser);
    await tab.logout();
    expect(browser.calls.slice(-2).map(({ path }) => path)).toEqual([refreshPath, '/api/user/logout']);
    expect(hasCookies(browser)).toBe(false);
  });

  it('signs out the other tabs and purges their data', async () => {
    const { browser, tab } = await setupSignedIn();
    const otherTab = browser.openTab();
    await otherTab.auth.ensureSessionKnown();
    otherTab.queryClient.setQueryData(['x'], 'private');
    const storages = [tab.tabStorage, otherTab.tabStorage, browser.sharedStorage];
    for (const { set } of storages) set(userKey('draft'), 'x');
    tab.tabStorage.set(visitorKey('form'), 'x');
    await tab.logout();
    await flush();
    expect(otherTab.signOutReasons).toEqual(['elsewhere']);
    expect(otherTab.auth.status()).toBe('unauthenticated');
    expect(otherTab.auth.getSnapshot()).toMatchObject({ session: null, endedSessionCount: 1 });
    expect(otherTab.queryClient.getQueryData(['x'])).toBeUndefined();
    expect(storages.map(({ get }) => get(userKey('draft')))).toEqual([null, null, null]);
    expect(tab.tabStorage.get(visitorKey('form'))).toBeNull();
  });

  it('is noticed on the next call or resume by a tab that missed the message', async () => {
    const { browser, tab } = await setupSignedIn({ deliver: () => undefined });
    const otherTabs = [browser.openTab(), browser.openTab()];
    for (const { auth } of otherTabs) await auth.ensureSessionKnown();
    await tab.logout();
    await otherTabs[0]?.call().catch(() => undefined);
    otherTabs[1]?.resume(false);
    expect(otherTabs.map(({ auth }) => auth.status())).toEqual(['unauthenticated', 'unauthenticated']);
    expect(otherTabs[1]?.reloadTimes).toEqual([]);
  });

  it('also removes, at the next start, data that a closed tab has left', () => {
    const browser = createBrowser();
    browser.sharedStorage.set(userKey('draft'), 'x');
    browser.openTab();
    expect(browser.sharedStorage.get(userKey('draft'))).toBeNull();
  });
});

describe('a sign-in of another person in another tab', () => {
  it('loads the new session', async () => {
    const { browser, tab } = await setupSignedIn();
    const otherTab = browser.openTab();
    await otherTab.auth.ensureSessionKnown();
    tab.auth.signIn(browser.issueTokens('alex'));
    await flush();
    expect(otherTab.auth.getSnapshot()).toMatchObject({ status: 'authenticated', session: { user: 'alex' } });
  });

  it('keeps the data of the new person when the tab of the previous person wakes up', async () => {
    const { browser, tab } = await setupSignedIn({ deliver: () => undefined });
    const sleepingTab = browser.openTab();
    await sleepingTab.auth.ensureSessionKnown();
    sleepingTab.tabStorage.set(userKey('draft'), 'of jana');
    await tab.logout();
    tab.auth.signIn(browser.issueTokens('alex'));
    browser.sharedStorage.set(userKey('draft'), 'of alex');
    sleepingTab.resume(false);
    expect(sleepingTab.tabStorage.get(userKey('draft'))).toBeNull();
    expect(browser.sharedStorage.get(userKey('draft'))).toBe('of alex');
  });

  it('purges the data of the previous person', async () => {
    const { browser, tab } = await setupSignedIn();
    browser.sharedStorage.set(userKey('draft'), 'of jana');
    tab.queryClient.setQueryData(['x'], 'private');
    tab.auth.signIn(browser.issueTokens('alex'));
    expect(browser.sharedStorage.get(userKey('draft'))).toBeNull();
    expect(tab.queryClient.getQueryData(['x'])).toBeUndefined();
    expect(tab.signOutReasons).toEqual([]);
  });

  it('reloads a page that returns from the back-forward cache', async () => {
    const { browser, tab } = await setupSignedIn({ deliver: () => undefined });
    const cachedTab = browser.openTab();
    await cachedTab.auth.ensureSessionKnown();
    cachedTab.resume(true);
    expect(cachedTab.reloadTimes).toEqual([]);
    await tab.logout();
    tab.auth.signIn(browser.issueTokens('alex'));
    cachedTab.resume(true);
    expect(cachedTab.reloadTimes).toHaveLength(1);
    expect(cachedTab.auth.getSnapshot()).toMatchObject({ session: null, endedSessionCount: 1 });
  });
});
