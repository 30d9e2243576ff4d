import { describe, expect, it, vi } from 'vitest';
import { NetworkError, RefreshLimitError, SessionChangedError } from '@/api/problem';
import { userKey } from '@/api/storage';
import { jsonResponse, problemResponse, readClaims } from '@/api/testing/answers.fixture';
import {
  createBrowser,
  expireToken,
  hasCookies,
  flush,
  signInTab,
  setupSignedIn,
} from '@/api/testing/api.harness';
import { retryRequested } from '@/lib/state/retry';

const refreshPath = '/api/user/refresh-token';

describe('refreshing', () => {
  it.each([true, false])(
    'happens once for ten parallel calls, which all use the new token, with locks: %s',
    async (hasLocks) => {
      const { browser, tab } = await setupSignedIn({ hasLocks });
      expireToken(browser);
      browser.calls.length = 0;
      await Promise.all(Array.from({ length: 10 }, () => tab.call()));
      expect(browser.countCalls(refreshPath)).toBe(1);
      const otherCalls = browser.calls.filter(({ path }) => path !== refreshPath);
      expect(new Set(otherCalls.map(({ token }) => token)).size).toBe(1);
    },
  );

  it('happens once for all tabs', async () => {
    const browser = createBrowser();
    const tabs = [await signInTab(browser), browser.openTab(), browser.openTab()];
    await Promise.all(tabs.map(({ auth }) => auth.ensureSessionKnown()));
    expireToken(browser);
    await Promise.all(tabs.map((tab) => tab.call()));
    expect(browser.countCalls(refreshPath)).toBe(1);
  });

  it('uses a new token that cannot be decoded, and stops after three refreshes in 10 s', async () => {
    const { browser, tab } = await setupSignedIn();
    expireToken(browser);
    browser.setHandler('/api/user/profile', async () => jsonResponse({}));
    browser.setHandler(refreshPath, async () => jsonResponse({ access: 'opaque' }));
    for (let call = 0; call < 3; call += 1) await tab.call();
    await expect(tab.call()).rejects.toThrow(RefreshLimitError);
    expect(browser.countCalls(refreshPath)).toBe(3);
    expect(hasCookies(browser)).toBe(true);
  });

  const failures: [string, string, () => Promise<Response>][] = [
    ...[500, 502, 503, 429].map((status): [string, string, () => Promise<Response>] => [
      String(status),
      'ProblemError',
      async () => problemResponse(status, 'internal_error'),
    ]),
    ['502 with HTML', 'ProblemError', async () => new Response('<html>', { status: 502 })],
    ['a reset', 'NetworkError', () => Promise.reject(new TypeError('fetch failed'))],
    ['a time-out', 'TimeoutError', () => new Promise(() => undefined)],
    ['HTML', 'MalformedResponseError', async () => jsonResponse({}, 200, { 'Content-Type': 'text/html' })],
    ['{}', 'MalformedResponseError', async () => jsonResponse({})],
    ['nothing', 'MalformedResponseError', async () => new Response('')],
    ['broken JSON', 'MalformedResponseError', async () => new Response('{"access":')],
  ];

  it.each(failures)(
    'keeps the cookies when it fails with %s, reports once and works again later',
    async (_, name, answerFailure) => {
      const { browser } = await setupSignedIn();
      expireToken(browser);
      browser.timeoutMs = 20;
      const tab = browser.openTab();
      browser.setHandler(refreshPath, answerFailure);
      await expect(tab.auth.ensureSessionKnown()).rejects.toMatchObject({ name });
      expect(tab.auth.getSnapshot()).toMatchObject({ status: 'loading', error: { name } });
      expect(hasCookies(browser)).toBe(true);
      expect(tab.signOutReasons).toEqual([]);
      expect(tab.reports).toHaveLength(1);
      browser.setHandler(refreshPath, async () => jsonResponse(browser.issueTokens('jana')));
      await tab.auth.ensureSessionKnown();
      expect(tab.auth.getSnapshot()).toMatchObject({ status: 'authenticated', error: null });
    },
  );

  it('runs three times in 10 s at most during an outage, then less often, and when a person retries', async () => {
    const { browser, tab } = await setupSignedIn();
    const otherTab = browser.openTab();
    expireToken(browser);
    browser.setHandler(refreshPath, async () => problemResponse(503, 'unavailable'));
    const errors: unknown[] = [];
    for (let attempt = 0; attempt < 50; attempt += 1) {
      browser.now += 190;
      await (attempt % 2 ? tab : otherTab).call().catch((error: unknown) => errors.push(error));
    }
    expect(browser.countCalls(refreshPath)).toBe(3);
    expect(errors.at(-1)).toMatchObject({ name: 'RefreshLimitError', retryAfter: 2 });
    browser.now += 2000;
    await expect(tab.call()).rejects.toMatchObject({ name: 'ProblemError', status: 503 });
    await expect(otherTab.call()).rejects.toMatchObject({ name: 'RefreshLimitError', retryAfter: 20 });
    expect(hasCookies(browser)).toBe(true);
    retryRequested.emit();
    await expect(tab.call()).rejects.toMatchObject({ name: 'ProblemError', status: 503 });
    await expect(otherTab.call()).rejects.toMatchObject({ name: 'RefreshLimitError', retryAfter: 40 });
  });

  it('is not shared with the next person', async () => {
    const { browser, tab } = await setupSignedIn({ hasLocks: false });
    expireToken(browser);
    const answer = browser.holdResponse(refreshPath);
    const oldCall = tab.call();
    await flush();
    tab.auth.signIn(browser.issueTokens('alex'));
    expireToken(browser);
    browser.setHandler(refreshPath, async () => jsonResponse({ access: browser.issueTokens('alex').access }));
    await expect(tab.call()).resolves.toEqual({ user: 'alex' });
    answer.resolve(problemResponse(401, 'refresh_token_invalid'));
    await expect(oldCall).rejects.toThrow(SessionChangedError);
    expect(tab.signOutReasons).toEqual([]);
    expect(tab.auth.status()).not.toBe('unauthenticated');
  });

  it('is not sent for a session that ended while the tab waited for the lock', async () => {
    const { browser, tab } = await setupSignedIn();
    const otherTab = browser.openTab();
    await otherTab.auth.ensureSessionKnown();
    expireToken(browser);
    const answer = browser.holdResponse(refreshPath);
    const calls = [tab.call(), otherTab.call()];
    await flush();
    tab.auth.signOut();
    answer.resolve(jsonResponse({ access: browser.issueTokens('jana').access }));
    await Promise.allSettled(calls);
    expect(browser.countCalls(refreshPath)).toBe(1);
  });

  it('may run often while each refresh gives a valid token', async () => {
    const browser = createBrowser();
    browser.tokenLifeSeconds = 1;
    const tab = await signInTab(browser);
    for (let second = 0; second < 8; second += 1) {
      browser.now += 1000;
      await tab.call();
    }
    expect(browser.countCalls(refreshPath)).toBe(8);
  });

  it('is reported when it fails, and is possible again after a sign-in', async () => {
    const { browser, tab } = await setupSignedIn();
    expireToken(browser);
    browser.setHandler(refreshPath, async () => problemResponse(503, 'unavailable'));
    for (let attempt = 0; attempt < 4; attempt += 1) await tab.call().catch(() => undefined);
    expect(tab.reports).toHaveLength(3);
    tab.auth.signIn(browser.issueTokens('jana'));
    browser.page.cookie = 'access_token=; Max-Age=0';
    await tab.call().catch(() => undefined);
    expect(tab.reports).toHaveLength(4);
  });
});

it.each([true, false])(
  'keeps the session of all tabs when each refresh token works once, with locks: %s',
  async (hasLocks) => {
    const { browser, tab } = await setupSignedIn({ hasLocks });
    browser.isRotating = true;
    const otherTab = browser.openTab();
    await otherTab.auth.ensureSessionKnown();
    const owner = tab.getOwner();
    browser.sharedStorage.set(userKey('draft'), 'x');
    for (let life = 0; life < 10; life += 1) {
      expireToken(browser);
      await Promise.all([tab.call(), otherTab.call()]);
    }
    expect(browser.countCalls(refreshPath)).toBe(hasLocks ? 10 : 20);
    const newTab = browser.openTab();
    await newTab.auth.ensureSessionKnown();
    for (const { auth, getOwner, signOutReasons } of [tab, otherTab, newTab]) {
      expect(auth.getSnapshot()).toMatchObject({ session: { user: 'jana' }, endedSessionCount: 0 });
      expect([getOwner(), ...signOutReasons]).toEqual([owner]);
    }
    expect(browser.sharedStorage.get(userKey('draft'))).toBe('x');
    // The newest refresh token lives thirty days again.
    browser.now += 29.9 * 24 * 3_600_000;
    await expect(otherTab.call()).resolves.toEqual({ user: 'jana' });
    expireToken(browser);
    await tab.logout();
    expect(browser.calls.at(-1)?.path).toBe('/api/user/logout');
    expect(hasCookies(browser)).toBe(false);
    await flush();
    expect(otherTab.signOutReasons).toEqual(['elsewhere']);
  },
);

it('a token that expires on its way, as the device slept, is renewed again', async () => {
  const { browser, tab } = await setupSignedIn();
  browser.setHandler('/api/user/profile', async ({ headers }) => {
    const isFirst = browser.countCalls(refreshPath) === 0;
    const isValid = !isFirst && readClaims(headers.get('Authorization') ?? '').exp * 1000 > browser.now;
    return isValid ? jsonResponse({ user: 'jana' }) : problemResponse(401, 'token_expired');
  });
  const answer = browser.holdResponse(refreshPath);
  const call = tab.call();
  await flush();
  const { access } = browser.issueTokens('jana');
  expireToken(browser);
  browser.setHandler(refreshPath, async () => jsonResponse({ access: browser.issueTokens('jana').access }));
  answer.resolve(jsonResponse({ access }));
  await expect(call).resolves.toEqual({ user: 'jana' });
  expect(tab.signOutReasons).toEqual([]);
});

it.each([null, ''])('a refresh token %j in the answer means that the used one stays', async (refresh) => {
  const { browser, tab } = await setupSignedIn();
  browser.setHandler(refreshPath, async () => jsonResponse({ ...browser.issueTokens('jana'), refresh }));
  expireToken(browser);
  await expect(tab.call()).resolves.toEqual({ user: 'jana' });
});

it('a refresh that comes second, without locks, takes the tokens of the first, whose answer comes later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { browser, tab } = await setupSignedIn({ hasLocks: false });
  const otherTab = browser.openTab();
  await otherTab.auth.ensureSessionKnown();
  expireToken(browser);
  const answer = browser.holdResponse(refreshPath);
  const firstCall = tab.call();
  await flush();
  browser.setHandler(refreshPath, async () => problemResponse(401, 'refresh_token_invalid'));
  const calls = Promise.all([firstCall, otherTab.call()]);
  await vi.advanceTimersByTimeAsync(4000);
  answer.resolve(jsonResponse(browser.issueTokens('jana')));
  await vi.advanceTimersByTimeAsync(100);
  await expect(calls).resolves.toEqual([{ user: 'jana' }, { user: 'jana' }]);
  expect([tab.signOutReasons, otherTab.signOutReasons]).toEqual([[], []]);
});

it('refreshes of two tabs that are both refused, without locks, wait for no other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { browser, tab } = await setupSignedIn({ hasLocks: false });
  const otherTab = browser.openTab();
  expireToken(browser);
  browser.setHandler(refreshPath, async () => problemResponse(401, 'refresh_token_invalid'));
  void Promise.allSettled([tab.call(), otherTab.call()]);
  await vi.advanceTimersByTimeAsync(100);
  expect([tab.auth.status(), otherTab.auth.status()]).toEqual(['unauthenticated', 'unauthenticated']);
});

it('a person who comes each day stays signed in where a cookie ends a week after it was written, as in Safari', async () => {
  const browser = createBrowser();
  const cookie = Object.getOwnPropertyDescriptor(browser.page, 'cookie');
  vi.spyOn(browser.page, 'cookie', 'set').mockImplementation((text) =>
    cookie?.set?.call(browser.page, text.replace(/Max-Age=\d{7}/, 'Max-Age=604800')),
  );
  const tab = await signInTab(browser);
  for (let day = 0; day < 20; day += 1) {
    browser.now += 24 * 3_600_000;
    await expect(tab.call()).resolves.toEqual({ user: 'jana' });
  }
});

it('a refresh token that arrives after signing out is revoked and not stored', async () => {
  const { browser, tab } = await setupSignedIn();
  expireToken(browser);
  const answer = browser.holdResponse(refreshPath);
  const call = tab.call();
  await flush();
  const revokedTokens: unknown[] = [];
  browser.setHandler('/api/user/logout', async ({ body }) => {
    revokedTokens.push((body as { refresh_token: string }).refresh_token);
    return new Response(null, { status: 204 });
  });
  tab.auth.signOut();
  const renewedTokens = browser.issueTokens('jana');
  answer.resolve(jsonResponse(renewedTokens));
  await expect(call).rejects.toThrow(SessionChangedError);
  await flush();
  expect([revokedTokens, hasCookies(browser)]).toEqual([[renewedTokens.refresh], false]);
});

it('a refresh without a network counts no failure and reports nothing', async () => {
  const { browser, tab } = await setupSignedIn();
  expireToken(browser);
  vi.stubGlobal('navigator', { onLine: false });
  browser.setHandler('/api/user/refresh-token', () => Promise.reject(new TypeError('no network')));
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await expect(tab.call()).rejects.toBeInstanceOf(NetworkError);
  }
  expect(browser.countCalls('/api/user/refresh-token')).toBe(5);
  expect(tab.reports).toEqual([]);
});
