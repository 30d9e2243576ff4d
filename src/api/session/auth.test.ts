import { describe, expect, it, vi } from 'vitest';
import { SessionExpiredError } from '@/api/problem';
import { jsonResponse, problemResponse } from '@/api/testing/answers.fixture';
import {
  createBrowser,
  expireToken,
  hasCookies,
  flush,
  signInTab,
  setupSignedIn,
} from '@/api/testing/api.harness';

const refreshPath = '/api/user/refresh-token';
const sessionPath = '/api/user/session';

describe('signing in', () => {
  it('keeps the access token for 7 days, the refresh token for 30, and loads the session', async () => {
    const browser = createBrowser();
    const setCookie = vi.spyOn(browser.page, 'cookie', 'set');
    const tab = await signInTab(browser);
    expect(tab.auth.getSnapshot()).toMatchObject({ status: 'authenticated', session: { user: 'jana' } });
    const storedCookies = setCookie.mock.calls.flat().filter((text) => !text.includes('Max-Age=0'));
    expect(storedCookies.map((text) => text.replace(/=[^;]+;/, '=…;'))).toEqual([
      'session_name=…; Max-Age=2592000; Path=/; SameSite=Lax',
      'refresh_token=…; Max-Age=2592000; Path=/; SameSite=Lax',
      'access_token=…; Max-Age=604800; Path=/; SameSite=Lax',
      'session_name=…; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
  });

  it.each([
    ['access', 'too_large', 'x'.repeat(4096)],
    ['refresh', 'too_large', 'x'.repeat(4096)],
    ['access', 'invalid', 'line\nbreak'],
    ['refresh', 'invalid', ''],
  ] as const)('rejects an invalid %s token (%s) and stores no cookie', (tokenName, reason, token) => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const tokenError = expect.objectContaining({ name: 'TokenStorageError', reason }) as Error;
    expect(() => tab.auth.signIn({ ...browser.issueTokens('jana'), [tokenName]: token })).toThrow(tokenError);
    expect(hasCookies(browser)).toBe(false);
    expect(tab.auth.status()).toBe('unauthenticated');
  });

  it('throws when the browser stores no cookies', () => {
    const browser = createBrowser();
    // A browser that blocks cookies drops the value.
    vi.spyOn(browser.page, 'cookie', 'set').mockImplementation(() => undefined);
    expect(() => browser.openTab().auth.signIn(browser.issueTokens('jana'))).toThrow(
      expect.objectContaining({ name: 'TokenStorageError', reason: 'not_stored' }) as Error,
    );
  });

  it('keeps the public data that was loaded before signing in', () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    tab.queryClient.setQueryData(['/api/user/cities'], []);
    tab.auth.signIn(browser.issueTokens('jana'));
    expect(tab.queryClient.getQueryData(['/api/user/cities'])).toEqual([]);
    expect(tab.auth.getSnapshot().endedSessionCount).toBe(0);
  });
});

describe('ensureSessionKnown', () => {
  it('refreshes an expired token, then loads the session, once for parallel callers', async () => {
    const { browser } = await setupSignedIn();
    expireToken(browser);
    browser.calls.length = 0;
    const { auth } = browser.openTab();
    expect(auth.status()).toBe('loading');
    await Promise.all([auth.ensureSessionKnown(), auth.ensureSessionKnown(), auth.ensureSessionKnown()]);
    expect(browser.calls.map(({ path }) => path)).toEqual([refreshPath, sessionPath]);
    expect(auth.status()).toBe('authenticated');
  });

  it.each([refreshPath, sessionPath])('rejects and clears the session when %s answers 401', async (path) => {
    const { browser } = await setupSignedIn();
    if (path === refreshPath) expireToken(browser);
    browser.setHandler(path, async () => problemResponse(401, 'token_invalid'));
    const tab = browser.openTab();
    await expect(tab.auth.ensureSessionKnown()).rejects.toThrow(SessionExpiredError);
    expect(hasCookies(browser)).toBe(false);
    expect(tab.auth.status()).toBe('unauthenticated');
    expect(tab.signOutReasons).toEqual([]);
  });

  it('rejects once with the failure of an earlier start, without another attempt', async () => {
    const { browser } = await setupSignedIn();
    expireToken(browser);
    browser.setHandler(refreshPath, async () => problemResponse(500, 'internal_error'));
    const { auth } = browser.openTab();
    auth.start();
    await vi.waitFor(() => expect(auth.getSnapshot().error).not.toBeNull(), 15_000);
    const { error } = auth.getSnapshot();
    const refreshCount = browser.countCalls(refreshPath);
    await expect(auth.ensureSessionKnown()).rejects.toBe(error);
    expect(auth.getSnapshot().error).toBe(error);
    expect(browser.countCalls(refreshPath)).toBe(refreshCount);
    await expect(auth.ensureSessionKnown()).rejects.toThrow();
    expect(browser.countCalls(refreshPath)).toBeGreaterThan(refreshCount);
  });

  it('ends a session without a refresh token when its access token has expired', async () => {
    const { browser } = await setupSignedIn();
    browser.page.cookie = 'refresh_token=; Max-Age=0';
    const tab = browser.openTab();
    await tab.auth.ensureSessionKnown();
    expect(tab.auth.status()).toBe('authenticated');
    expireToken(browser);
    await expect(tab.call()).rejects.toThrow(SessionExpiredError);
    expect(browser.countCalls(refreshPath)).toBe(0);
    expect(hasCookies(browser)).toBe(false);
  });

  it('does not wait for the session of the previous person', async () => {
    const { browser } = await setupSignedIn();
    const answer = browser.holdResponse(sessionPath);
    const tab = browser.openTab();
    const firstLoading = tab.auth.ensureSessionKnown();
    await flush();
    browser.setHandler(sessionPath, async () => jsonResponse({ user: 'alex' }));
    tab.auth.signIn(browser.issueTokens('alex'));
    await tab.auth.ensureSessionKnown();
    answer.resolve(jsonResponse({ user: 'jana' }));
    await firstLoading;
    expect(tab.auth.getSnapshot()).toMatchObject({ status: 'authenticated', session: { user: 'alex' } });
  });
});
