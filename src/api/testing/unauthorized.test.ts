import { describe, expect, it } from 'vitest';
import { SessionChangedError } from '@/api/problem';
import { login } from '@/generated/account/account';
import { jsonResponse, problemResponse, createJwt } from './answers.fixture';
import {
  setupPendingCall,
  createBrowser,
  expireToken,
  hasCookies,
  setupSignedIn,
  type Tab,
  type TestBrowser,
} from './api.harness';

describe('a 401', () => {
  it('ends the session once when many calls fail together', async () => {
    const { browser, tab } = await setupSignedIn();
    browser.setHandler('/api/user/profile', async () => problemResponse(401, 'token_invalid'));
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => tab.call()));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(tab.signOutReasons).toEqual(['expired']);
    expect(hasCookies(browser)).toBe(false);
  });

  it.each([
    ['does not end the session when a new token works', 1, []],
    ['ends the session when a new token fails too', 2, ['expired']],
  ])('with an HTML body %s', async (_, refusalCount, expectedReasons) => {
    const { browser, tab } = await setupSignedIn();
    let remainingRefusals = refusalCount;
    browser.setHandler('/api/user/profile', async () =>
      remainingRefusals-- > 0 ? new Response('<html>', { status: 401 }) : jsonResponse({ user: 'jana' }),
    );
    await Promise.allSettled([tab.call()]);
    expect([browser.countCalls('/api/user/profile'), browser.countCalls('/api/user/refresh-token')]).toEqual([
      2, 1,
    ]);
    expect(tab.signOutReasons).toEqual(expectedReasons);
  });

  it('does not end the session when the call is a login', async () => {
    const { browser, tab } = await setupSignedIn();
    browser.setHandler('/api/user/login', async () => problemResponse(401, 'invalid_credentials'));
    await expect(login({ username: 'jana', password: 'x' })).rejects.toMatchObject({ status: 401 });
    expect(tab.signOutReasons).toEqual([]);
    expect(hasCookies(browser)).toBe(true);
  });

  it.each<[string, (browser: TestBrowser, tab: Tab) => unknown]>([
    [
      'has expired',
      (browser, tab) => {
        expireToken(browser);
        return tab.call('/api/user/statistics');
      },
    ],
    [
      'was still valid',
      ({ page, issueTokens }) => (page.cookie = `access_token=${issueTokens('jana').access}; Max-Age=604800`),
    ],
  ])('for an older token does not end the session, when that token %s', async (_, renewToken) => {
    const { browser, tab, answer, call } = await setupPendingCall();
    await renewToken(browser, tab);
    browser.setHandler('/api/user/profile', async () => jsonResponse({ user: 'jana' }));
    answer.resolve(problemResponse(401, 'token_invalid'));
    await expect(call).resolves.toEqual({ user: 'jana' });
    expect(tab.signOutReasons).toEqual([]);
    expect(tab.auth.status()).toBe('authenticated');
  });

  it.each(['token_expired', 'token_invalid', 'token_not_valid'])(
    '(%s) for a token that expired during the call renews it, and ends no session when that happens again',
    async (code) => {
      const { browser, tab, answer, call } = await setupPendingCall();
      browser.setHandler('/api/user/profile', async () => {
        expireToken(browser);
        return problemResponse(401, code);
      });
      expireToken(browser);
      answer.resolve(problemResponse(401, code));
      await expect(call).rejects.toMatchObject({ status: 401 });
      expect(browser.countCalls('/api/user/refresh-token')).toBe(1);
      expect(tab.signOutReasons).toEqual([]);
      await expect(tab.call('/api/user/statistics')).resolves.toEqual({ user: 'jana' });
    },
  );

  const dayMs = 24 * 3_600_000;

  it.each([
    ['behind', -3 * dayMs],
    ['ahead', 3 * dayMs],
  ])(
    'refreshes the token once and repeats the calls when the device clock has moved three days %s',
    async (_, offsetMs) => {
      const { browser, tab } = await setupSignedIn();
      expireToken(browser);
      browser.now += offsetMs;
      browser.serverAheadMs -= offsetMs;
      browser.calls.length = 0;
      const callInParallel = () => Promise.all(Array.from({ length: 5 }, () => tab.call()));
      await expect(callInParallel()).resolves.toHaveLength(5);
      expect(browser.countCalls('/api/user/refresh-token')).toBe(1);
      await browser.openTab().call();
      expect(tab.signOutReasons).toEqual([]);
      expireToken(browser);
      browser.now -= offsetMs;
      browser.serverAheadMs += offsetMs;
      await callInParallel();
      expect(tab.signOutReasons).toEqual([]);
    },
  );

  it.each([
    ['because of the clock', 3 * dayMs, 'clock'],
    ['as expired', 0, 'expired'],
  ])('that comes again after a refresh ends the session %s', async (_, serverAheadMs, reason) => {
    const { browser, tab } = await setupSignedIn();
    browser.serverAheadMs = serverAheadMs;
    browser.setHandler('/api/user/profile', async () => {
      const answer = problemResponse(401, 'token_expired');
      answer.headers.set('Date', new Date(browser.now + browser.serverAheadMs).toUTCString());
      return answer;
    });
    await expect(tab.call()).rejects.toMatchObject({ status: 401 });
    expect(browser.countCalls('/api/user/refresh-token')).toBe(1);
    expect(tab.signOutReasons).toEqual([reason]);
    expect(tab.auth.lastExpiryReason()).toBe(reason);
  });

  it.each([
    ['has accepted none', 0, 'refused'],
    ['has accepted one', 1, 'expired'],
  ])('to each call of a new session ends it when the backend %s', async (_, acceptedCalls, reason) => {
    const browser = createBrowser();
    const tab = browser.openTab();
    let remainingCalls = acceptedCalls;
    browser.setHandler('/api/user/session', async () =>
      remainingCalls-- > 0 ? jsonResponse({ user: 'jana' }) : problemResponse(401, 'token_missing'),
    );
    browser.setHandler('/api/user/profile', async () => problemResponse(401, 'token_missing'));
    browser.setHandler('/api/user/cities', async () => jsonResponse({}));
    tab.auth.signIn(browser.issueTokens('jana'));
    // It needs no token, so its answer says nothing of the session.
    await tab.call('/api/user/cities', { isPublic: true });
    await Promise.allSettled([tab.auth.ensureSessionKnown()]);
    await Promise.allSettled([tab.call()]);
    expect(tab.auth.lastExpiryReason()).toBe(reason);
  });

  it('to the refresh of a new session, or to it in another tab, says that the sign-in is refused', async () => {
    for (const refusedPath of ['/api/user/refresh-token', '/api/user/session']) {
      const browser = createBrowser();
      const [tab, otherTab] = [browser.openTab(), browser.openTab()];
      for (const path of ['/api/user/session', refusedPath])
        browser.setHandler(path, async () => problemResponse(401, 'token_missing'));
      tab.auth.signIn(browser.issueTokens('jana'));
      await Promise.allSettled([otherTab, tab].map(({ auth }) => auth.ensureSessionKnown()));
      expect(tab.auth.lastExpiryReason()).toBe('refused');
    }
  });

  it.each(['opaque', createJwt({ exp: 1 })])('ends the session when a refresh gives %s', async (access) => {
    const { browser, tab } = await setupSignedIn();
    expireToken(browser);
    browser.setHandler('/api/user/refresh-token', async () => jsonResponse({ access }));
    browser.setHandler('/api/user/profile', async () => problemResponse(401, 'token_invalid'));
    await expect(tab.call()).rejects.toMatchObject({ status: 401 });
    expect(tab.signOutReasons).toEqual(['expired']);
  });

  it('of several public calls at a time signs out once', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    browser.setHandler('/api/user/cities', async () => problemResponse(401, 'token_missing'));
    const callInParallel = () =>
      Promise.allSettled([1, 2, 3].map(() => tab.call('/api/user/cities', { isPublic: true })));
    await callInParallel();
    expect(tab.signOutReasons).toEqual(['expired']);
    await callInParallel();
    expect(tab.signOutReasons).toEqual(['expired', 'expired']);
    expect(tab.auth.getSnapshot().endedSessionCount).toBe(0);
  });

  it('is avoided for a guest: a call that needs a session is not sent', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    await expect(tab.call()).rejects.toThrow(SessionChangedError);
    expect(browser.calls).toEqual([]);
    expect(tab.signOutReasons).toEqual([]);
  });
});
