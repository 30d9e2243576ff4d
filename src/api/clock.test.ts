import { describe, expect, it } from 'vitest';
import { createClock } from './clock';
import { memoryStorage } from './storage';
import { json } from './answers.fixture';
import { createTestBrowser, expireAccessToken, openSignedInTab } from './api.harness';
import { jwt } from './jwt.fixture';

const refreshPath = '/api/user/refresh-token';

describe('a clock that is wrong', () => {
  it.each([-3_600_000, 3_600_000, -40_000, 40_000])('by %i ms neither loops nor signs out', async (ahead) => {
    const world = createTestBrowser();
    world.serverAheadMs = ahead;
    let tab = await openSignedInTab(world);
    world.calls.length = 0;
    const minutes = 60;
    for (let second = 0; second < minutes * 60; second += 7) {
      world.now += 7000;
      // A reload now and then: the skew is kept.
      if (second % 700 === 0) tab = world.openTab();
      await tab.call();
    }
    expect(tab.signedOut).toEqual([]);
    expect(world.countCalls(refreshPath)).toBeGreaterThanOrEqual(12);
    expect(world.countCalls(refreshPath)).toBeLessThanOrEqual(13 + 6);
  });

  it('by an hour and set right between two visits does not sign out', async () => {
    for (const ahead of [-3_600_000, 3_600_000]) {
      const world = createTestBrowser();
      world.serverAheadMs = ahead;
      await openSignedInTab(world);
      world.now += ahead;
      world.serverAheadMs = 0;
      expireAccessToken(world);
      const tab = world.openTab();
      await tab.call();
      expect(tab.signedOut).toEqual([]);
    }
  });

  it('is not what a token shows that was up to 5 s on its way', () => {
    const clock = createClock({ now: () => 100_000, storage: memoryStorage() });
    const after = (seconds: number): readonly number[] => {
      clock.recordTokenIssued(100 - seconds);
      return clock.possibleTimes();
    };
    expect([after(3), after(5), after(65)]).toEqual([[100_000], [100_000], [40_000]]);
  });

  it('is told once it is known by a Date header, not at each answer, and from the start of the next visit', () => {
    const storage = memoryStorage();
    const visit = () => {
      const told: number[] = [];
      const clock = createClock({ now: () => 100_000_000, storage, onSkew: (skew) => void told.push(skew) });
      return { told, heard: (date: number) => clock.recordServerDate(date) };
    };
    const first = visit();
    for (const date of [100_000_000, 99_996_000, 4_000_000, 4_001_000]) first.heard(date);
    expect(first.told).toEqual([0, -95_995_000]);
    expect(visit().told).toEqual([-95_995_000]);
  });

  it('is measured by the Date header where the token has no iat', async () => {
    const world = createTestBrowser();
    world.serverAheadMs = -3_600_000;
    const issue = () => jwt({ exp: Math.floor((world.now + world.serverAheadMs) / 1000) + 300, sub: 'jana' });
    const date = () => ({ Date: new Date(world.now + world.serverAheadMs).toUTCString() });
    world.setHandler(refreshPath, async () => json({ access: issue() }, 200, date()));
    const tab = world.openTab();
    tab.auth.signIn({ access: issue(), refresh: 'refresh' });
    world.page.cookie = 'access_token=; Max-Age=0';
    for (let call = 0; call < 20; call += 1) await tab.call();
    expect(world.countCalls(refreshPath)).toBe(1);
  });
});
