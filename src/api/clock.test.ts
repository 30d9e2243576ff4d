import { describe, expect, it } from 'vitest';
import { createClock } from './clock';
import { memoryStorage } from './storage';
import { jsonResponse, createJwt } from './answers.fixture';
import { createBrowser, expireToken, signInTab } from './api.harness';

const refreshPath = '/api/user/refresh-token';

describe('a wrong device clock', () => {
  it.each([-3_600_000, 3_600_000, -40_000, 40_000])('by %i ms causes no loop or sign-out', async (skewMs) => {
    const browser = createBrowser();
    browser.serverAheadMs = skewMs;
    let tab = await signInTab(browser);
    browser.calls.length = 0;
    for (let second = 0; second < 3600; second += 7) {
      browser.now += 7000;
      // A reload must keep the measured skew.
      if (second % 700 === 0) tab = browser.openTab();
      await tab.call();
    }
    expect(tab.signOutReasons).toEqual([]);
    expect(browser.countCalls(refreshPath)).toBeGreaterThanOrEqual(12);
    expect(browser.countCalls(refreshPath)).toBeLessThanOrEqual(13 + 6);
  });

  it('causes no sign-out when it is corrected by an hour between two visits', async () => {
    for (const skewMs of [-3_600_000, 3_600_000]) {
      const browser = createBrowser();
      browser.serverAheadMs = skewMs;
      await signInTab(browser);
      browser.now += skewMs;
      browser.serverAheadMs = 0;
      expireToken(browser);
      const tab = browser.openTab();
      await tab.call();
      expect(tab.signOutReasons).toEqual([]);
    }
  });

  it('is not assumed when a token arrives up to 5 s after its issue', () => {
    const clock = createClock({ now: () => 100_000, storage: memoryStorage() });
    const getTimesAfter = (seconds: number): readonly number[] => {
      clock.recordTokenIssued(100 - seconds);
      return clock.getPossibleTimes();
    };
    expect([getTimesAfter(3), getTimesAfter(5), getTimesAfter(65)]).toEqual([[100_000], [100_000], [40_000]]);
  });

  it('is reported once when a Date header shows it, and at the start of the next visit', () => {
    const storage = memoryStorage();
    const startVisit = () => {
      const skews: number[] = [];
      const clock = createClock({ now: () => 100_000_000, storage, onSkew: (skew) => void skews.push(skew) });
      return { skews, recordDate: (date: number) => clock.recordServerDate(date) };
    };
    const firstVisit = startVisit();
    for (const date of [100_000_000, 99_996_000, 4_000_000, 4_001_000]) firstVisit.recordDate(date);
    expect(firstVisit.skews).toEqual([0, -95_995_000]);
    expect(startVisit().skews).toEqual([-95_995_000]);
  });

  it('is measured by the Date header when the token has no iat', async () => {
    const browser = createBrowser();
    browser.serverAheadMs = -3_600_000;
    const backendTime = browser.now + browser.serverAheadMs;
    const access = createJwt({ exp: Math.floor(backendTime / 1000) + 300, sub: 'jana' });
    const headers = { Date: new Date(backendTime).toUTCString() };
    browser.setHandler(refreshPath, async () => jsonResponse({ access }, 200, headers));
    const tab = browser.openTab();
    tab.auth.signIn({ access, refresh: 'refresh' });
    browser.page.cookie = 'access_token=; Max-Age=0';
    for (let callIndex = 0; callIndex < 20; callIndex += 1) await tab.call();
    expect(browser.countCalls(refreshPath)).toBe(1);
  });
});
