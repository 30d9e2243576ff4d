import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/api/storage';
import { jsonResponse, problemResponse } from '@/api/testing/answers.fixture';
import { createBrowser, expireToken, signInTab, type TestBrowser } from '@/api/testing/api.harness';
import { clockSkewKey, createClock } from './clock';

const refreshPath = '/api/user/refresh-token';

const hourMs = 3_600_000;
/** How far the device's clock is ahead, in milliseconds, at first and after five lifetimes. */
const deviceClocks = {
  right: [0, 0],
  ahead: [hourMs, hourMs],
  behind: [-hourMs, -hourMs],
  'ahead, then corrected': [hourMs, 0],
  'behind, then corrected': [-hourMs, 0],
  'ahead by less than a token lives': [40_000, 40_000],
  'behind by less than a token lives': [-40_000, -40_000],
} as const;

const claimsByKind: Record<string, TestBrowser['otherClaims']> = {
  'an iat of now': (iat) => ({ iat }),
  'the iat of signing in': (_, iat) => ({ iat }),
  'no iat': () => ({}),
  'an iat in the future': (now) => ({ iat: now + 7200 }),
  'an iat and nbf': (iat) => ({ iat, nbf: iat }),
};

interface Cell {
  readonly clock: keyof typeof deviceClocks;
  readonly claims: TestBrowser['otherClaims'];
  readonly dateHeader: TestBrowser['dateHeader'];
  readonly expiryCode: string;
}

/** Calls every 20 s for ten lifetimes; returns how many calls were refused and how often the token was renewed. */
async function spendTenLifetimes({ clock, claims: otherClaims, dateHeader, expiryCode }: Cell) {
  const browser = Object.assign(createBrowser(), { otherClaims, dateHeader, expiryCode });
  const setClock = (aheadMs: number): void => {
    browser.now += aheadMs + browser.serverAheadMs;
    browser.serverAheadMs = -aheadMs;
  };
  const [aheadMs, laterAheadMs] = deviceClocks[clock];
  setClock(aheadMs);
  const tab = await signInTab(browser);
  browser.calls.length = 0;
  for (let call = 0; call < 150; call += 1) {
    browser.now += 20_000;
    if (call === 75) setClock(laterAheadMs);
    await tab.call();
  }
  const refused = browser.countCalls('/api/user/profile') - 150;
  return [refused, browser.countCalls(refreshPath), ...tab.signOutReasons].join(' ');
}

it('tokens are renewed once a lifetime without a refused call, whatever the device clock, iat and Date are', async () => {
  const results: Record<string, string> = {};
  for (const clock of Object.keys(deviceClocks) as Cell['clock'][]) {
    for (const dateHeader of ['of now', 'none', 'of a cache'] as const) {
      const counts = new Set<string>();
      for (const [kind, claims] of Object.entries(claimsByKind)) {
        const expiryCode = kind === 'no iat' ? 'token_not_valid' : 'token_expired';
        counts.add(await spendTenLifetimes({ clock, claims, dateHeader, expiryCode }));
      }
      const result = [...counts].join(' or ');
      if (result !== '0 10') results[`${clock}, Date ${dateHeader}`] = result;
    }
  }
  // Without a `Date` nobody can know that the clock is behind, or was set back, before a token is refused: once if the backend says `token_expired`, else each time, as `token_not_valid` may have another reason.
  expect(results).toEqual({
    'behind, Date none': '1 10 or 10 10',
    'behind, then corrected, Date none': '1 10 or 5 10',
    'behind by less than a token lives, Date none': '1 10 or 10 10',
    'ahead, then corrected, Date none': '1 10 or 5 10',
    'ahead, then corrected, Date of a cache': '1 10',
    // Nor how much of its life a new token has lost.
    'ahead by less than a token lives, Date none': '0 11',
  });
});

it('a token that is refused as invalid, not as expired, does not set the clock', async () => {
  const browser = Object.assign(createBrowser(), { tokenLifeSeconds: 24 * 3600 });
  const tab = await signInTab(browser);
  const refusals = [problemResponse(401, 'token_not_valid')];
  browser.setHandler('/api/user/profile', async () => refusals.pop() ?? jsonResponse({}));
  for (let call = 0; call < 3; call += 1) await tab.call();
  expect([browser.countCalls(refreshPath), browser.sharedStorage.get(clockSkewKey)]).toEqual([1, null]);
});

describe('a wrong device clock', () => {
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

  it('is reported once when a Date header shows it, and at the start of the next visit', () => {
    const storage = memoryStorage();
    const startVisit = () => {
      const skews: number[] = [];
      const clock = createClock({ now: () => 100_000_000, storage, onSkew: (skew) => void skews.push(skew) });
      return { skews, recordDate: (date: number) => clock.recordServerDate(date, 100_000_000, false) };
    };
    const firstVisit = startVisit();
    for (const date of [100_000_000, 99_996_000, 4_000_000, 4_001_000]) firstVisit.recordDate(date);
    expect(firstVisit.skews).toEqual([0, -95_999_001]);
    expect(startVisit().skews).toEqual([-95_999_001]);
  });
});
