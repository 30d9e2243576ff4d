import { describe, expect, it, vi } from 'vitest';
import { userKey } from '@/api/storage';
import { createJwt, problemResponse } from './answers.fixture';
import { createBrowser, expireToken, flush, setupSignedIn, signInTab, type TestBrowser } from './api.harness';

const cookieNames = ['access_token', 'refresh_token', 'session_name'];
const values = {
  junk: 'junk',
  'a JWT': createJwt({ exp: 9e9, sub: 'somebody' }),
  'our own mark': 'signed_out',
};

/** All places of the cookies of a site on a parent domain: which names, which text, and before or after ours. */
const places = (['before', 'after'] as const).flatMap((place) =>
  Object.keys(values).flatMap((text) =>
    [...cookieNames.map((name) => [name]), cookieNames.slice(0, 2), cookieNames].map((names) => ({
      place,
      text: text as keyof typeof values,
      names,
    })),
  ),
);

function setForeign(
  { page: { foreign } }: TestBrowser,
  { place, text, names }: (typeof places)[number],
): void {
  foreign[place] = names.map((name) => `${name}=${values[text]}`);
}

describe.each(places)('another site’s cookies $names with $text, $place ours', (foreign) => {
  it.each(['before', 'during'])('change nothing for a session, set %s it', async (time) => {
    const browser = createBrowser();
    if (time === 'before') setForeign(browser, foreign);
    const tab = await signInTab(browser);
    setForeign(browser, foreign);
    const otherTab = browser.openTab();
    browser.isRotating = true;
    for (let life = 0; life < 2; life += 1) {
      expireToken(browser);
      await expect(Promise.all([tab.call(), otherTab.call()])).resolves.toEqual([
        { user: 'jana' },
        { user: 'jana' },
      ]);
    }
    expect(browser.countCalls('/api/user/refresh-token')).toBe(2);
    await tab.logout();
    await flush();
    for (const { auth } of [tab, otherTab, browser.openTab()]) {
      await auth.ensureSessionKnown();
      expect(auth.status()).toBe('unauthenticated');
    }
    expect([tab.signOutReasons, otherTab.signOutReasons]).toEqual([['logout'], ['elsewhere']]);
  });

  it('end with the session when that expires', async () => {
    const { browser, tab } = await setupSignedIn();
    setForeign(browser, foreign);
    expireToken(browser);
    browser.setHandler('/api/user/refresh-token', async () => problemResponse(401, 'refresh_token_invalid'));
    await expect(tab.call()).rejects.toThrow();
    await tab.auth.ensureSessionKnown();
    expect(tab.signOutReasons).toEqual(['expired']);
    expect(tab.auth.status()).toBe('unauthenticated');
    browser.calls.length = 0;
    await browser.openTab().auth.ensureSessionKnown();
    expect(browser.calls).toEqual([]);
  });
});

it('a foreign access token signs no guest in', async () => {
  const browser = createBrowser();
  browser.page.foreign.before = [`access_token=${values['a JWT']}`];
  const { auth } = browser.openTab();
  await auth.ensureSessionKnown();
  expect([auth.status(), browser.calls]).toEqual(['unauthenticated', []]);
});

it('foreign tokens of both names end once, and a sign-in works', async () => {
  const browser = createBrowser();
  browser.page.foreign.before = ['access_token=junk', 'refresh_token=junk'];
  browser.setHandler('/api/user/refresh-token', async () => problemResponse(401, 'refresh_token_invalid'));
  const tab = browser.openTab();
  await expect(tab.auth.ensureSessionKnown()).rejects.toThrow('expired');
  for (const { auth } of [tab, browser.openTab()]) {
    await auth.ensureSessionKnown();
    expect(auth.status()).toBe('unauthenticated');
  }
  expect(browser.countCalls('/api/user/refresh-token')).toBe(1);
  tab.auth.signIn(browser.issueTokens('jana'));
  await expect(tab.call()).resolves.toEqual({ user: 'jana' });
});

it('a name that only another site can use is said', () => {
  const browser = createBrowser();
  const cookie = Object.getOwnPropertyDescriptor(browser.page, 'cookie');
  vi.spyOn(browser.page, 'cookie', 'set').mockImplementation((text) => {
    if (!text.startsWith('access_token=')) cookie?.set?.call(browser.page, text);
  });
  expect(() => browser.openTab().auth.signIn(browser.issueTokens('jana'))).toThrow(
    expect.objectContaining({ name: 'CookieTakenError' }) as Error,
  );
  expect(browser.page.cookie).toBe('session_name=signed_out');
});

it('a tab signs out though the browser keeps the cookies', async () => {
  const { browser, tab } = await setupSignedIn();
  vi.spyOn(browser.page, 'cookie', 'set').mockImplementation(() => undefined);
  await tab.logout();
  await tab.logout();
  await tab.auth.ensureSessionKnown();
  expect([tab.auth.status(), tab.auth.sync()]).toEqual(['unauthenticated', false]);
});

describe('cookies that vanish while a tab is open', () => {
  it.each([
    ['all', cookieNames, ''],
    ['both tokens', cookieNames.slice(0, 2), ''],
    ['all, beside a foreign name', cookieNames, 'session_name=theirs.x'],
  ])('(%s) are the end of the session', async (_, names, foreign) => {
    const { browser, tab } = await setupSignedIn();
    browser.page.foreign.before = [foreign];
    browser.sharedStorage.set(userKey('draft'), 'x');
    const keptDrafts: (string | null)[] = [];
    tab.auth.onExpiring(() => keptDrafts.push(browser.sharedStorage.get(userKey('draft'))));
    for (const name of names) browser.page.cookie = `${name}=; Max-Age=0`;
    tab.resume(false);
    expect(tab.signOutReasons).toEqual(['expired']);
    expect(keptDrafts).toEqual(['x']);
    expect(browser.sharedStorage.get(userKey('draft'))).toBeNull();
  });

  it.each([
    ['access', ['access_token'], []],
    ['refresh', ['refresh_token'], ['expired']],
  ])('(%s) are missed only when they are needed', async (_, names, reasons) => {
    const { browser, tab } = await setupSignedIn();
    for (const name of names) browser.page.cookie = `${name}=; Max-Age=0`;
    await expect(tab.call()).resolves.toEqual({ user: 'jana' });
    expireToken(browser);
    await Promise.allSettled([tab.call()]);
    expect(tab.signOutReasons).toEqual(reasons);
  });

  it('are told also after a call of a guest was refused', async () => {
    const { browser, tab } = await setupSignedIn({ deliver: () => undefined });
    const guestTab = browser.openTab();
    for (const name of cookieNames) browser.page.cookie = `${name}=; Max-Age=0`;
    browser.setHandler('/api/user/cities', async () => problemResponse(401, 'token_missing'));
    await Promise.allSettled([guestTab.call('/api/user/cities', { isPublic: true })]);
    tab.resume(false);
    expect(tab.signOutReasons).toEqual(['expired']);
  });

  it('after another person has signed out and in are no expiry of the former session', async () => {
    const { browser, tab } = await setupSignedIn({ deliver: () => undefined });
    const sleepingTab = browser.openTab();
    await sleepingTab.auth.ensureSessionKnown();
    await tab.logout();
    tab.auth.signIn(browser.issueTokens('alex'));
    await tab.call();
    browser.page.cookie = 'access_token=; Max-Age=0';
    browser.page.cookie = 'refresh_token=; Max-Age=0';
    tab.resume(false);
    sleepingTab.resume(false);
    expect([tab.signOutReasons, sleepingTab.signOutReasons]).toEqual([['logout', 'expired'], ['elsewhere']]);
  });
});
