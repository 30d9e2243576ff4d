import { describe, expect, it } from 'vitest';
import { login } from '@/generated/account/account';
import { SessionChangedError } from './problem';
import { json, problem } from './answers.fixture';
import { setupPendingCall, createTestBrowser, expireAccessToken, hasCookies, setupSignedInTab, type TestBrowser } from './api.harness';
import { jwt } from './jwt.fixture';
import type { Tab } from './tab.harness';

describe('a 401 of any call', () => {
  it('ends the session once, however many calls fail together', async () => {
    const { world, tab } = await setupSignedInTab();
    world.setHandler('/api/user/profile', async () => problem(401, 'token_invalid'));
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => tab.call()));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(tab.signedOut).toEqual(['expired']);
    expect(hasCookies(world)).toBe(false);
  });

  it.each([
    ['once does not end it: a new token is tried', 1, []],
    ['of every token ends it too', 2, ['expired']],
  ])('with HTML as its body %s', async (_, times, signedOut) => {
    const { world, tab } = await setupSignedInTab();
    let left = times;
    world.setHandler('/api/user/profile', async () =>
      left-- > 0 ? new Response('<html>', { status: 401 }) : json({ user: 'jana' }),
    );
    await Promise.allSettled([tab.call()]);
    expect([world.countCalls('/api/user/profile'), world.countCalls('/api/user/refresh-token')]).toEqual([2, 1]);
    expect(tab.signedOut).toEqual(signedOut);
  });

  it('does not end the session when the call has credentials of its own', async () => {
    const { world, tab } = await setupSignedInTab();
    world.setHandler('/api/user/login', async () => problem(401, 'invalid_credentials'));
    await expect(login({ username: 'jana', password: 'x' })).rejects.toMatchObject({ status: 401 });
    expect(tab.signedOut).toEqual([]);
    expect(hasCookies(world)).toBe(true);
  });

  it.each<[string, (world: TestBrowser, tab: Tab) => unknown]>([
    [
      'has run out',
      (world, tab) => {
        expireAccessToken(world);
        return tab.call('/api/user/statistics');
      },
    ],
    [
      'was still valid',
      ({ page, issueTokens }) => (page.cookie = `access_token=${issueTokens('jana').access}; Max-Age=604800`),
    ],
  ])('to a call with an older token does not end the session, where that %s', async (_, renew) => {
    const { world, tab, answer, call: old } = await setupPendingCall();
    await renew(world, tab);
    answer.resolve(problem(401, 'token_invalid'));
    await expect(old).rejects.toMatchObject({ status: 401 });
    expect(tab.signedOut).toEqual([]);
    expect(tab.auth.status()).toBe('authenticated');
  });

  it('does not end the session when the token ran out on the way', async () => {
    const { world, tab, answer, call } = await setupPendingCall();
    expireAccessToken(world);
    answer.resolve(problem(401, 'token_expired'));
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(tab.signedOut).toEqual([]);
    await expect(tab.call('/api/user/statistics')).resolves.toEqual({ user: 'jana' });
  });

  const day = 24 * 3_600_000;

  it.each([
    ['behind', -3 * day],
    ['ahead', 3 * day],
  ])(
    'to a device whose clock is three days %s since renews the token, once for all, and sends again',
    async (_, off) => {
      const { world, tab } = await setupSignedInTab();
      expireAccessToken(world);
      world.now += off;
      world.serverAheadMs -= off;
      world.calls.length = 0;
      const burst = () => Promise.all(Array.from({ length: 5 }, () => tab.call()));
      await expect(burst()).resolves.toHaveLength(5);
      expect(world.countCalls('/api/user/refresh-token')).toBe(1);
      await world.openTab().call();
      expect(tab.signedOut).toEqual([]);
      // Set right again, it is as before.
      expireAccessToken(world);
      world.now -= off;
      world.serverAheadMs += off;
      await burst();
      expect(tab.signedOut).toEqual([]);
    },
  );

  it.each([
    ['and says that it is the clock', 3 * day, 'clock'],
    ['as any other', 0, 'expired'],
  ])('that comes again after the renewal ends the session, %s', async (_, serverAhead, reason) => {
    const { world, tab } = await setupSignedInTab();
    world.serverAheadMs = serverAhead;
    world.setHandler('/api/user/profile', async () => {
      const answer = problem(401, 'token_expired');
      answer.headers.set('Date', new Date(world.now + world.serverAheadMs).toUTCString());
      return answer;
    });
    await expect(tab.call()).rejects.toMatchObject({ status: 401 });
    expect(world.countCalls('/api/user/refresh-token')).toBe(1);
    expect(tab.signedOut).toEqual([reason]);
    expect(tab.auth.lastExpiry()).toBe(reason);
  });

  it.each(['opaque', jwt({ exp: 1 })])('ends it when a fresh token is of no use: %s', async (access) => {
    const { world, tab } = await setupSignedInTab();
    expireAccessToken(world);
    world.setHandler('/api/user/refresh-token', async () => json({ access }));
    world.setHandler('/api/user/profile', async () => problem(401, 'token_invalid'));
    await expect(tab.call()).rejects.toMatchObject({ status: 401 });
    expect(tab.signedOut).toEqual(['expired']);
  });

  it('of a public call asks for login once per burst', async () => {
    const world = createTestBrowser();
    const tab = world.openTab();
    world.setHandler('/api/user/cities', async () => problem(401, 'token_missing'));
    const burst = () =>
      Promise.allSettled([1, 2, 3].map(() => tab.call('/api/user/cities', { isPublic: true })));
    await burst();
    expect(tab.signedOut).toEqual(['expired']);
    await burst();
    expect(tab.signedOut).toEqual(['expired', 'expired']);
    expect(tab.auth.getSnapshot().epoch).toBe(0);
  });

  it('cannot happen to a guarded call of an anonymous person, which is not sent', async () => {
    const world = createTestBrowser();
    const tab = world.openTab();
    await expect(tab.call()).rejects.toThrow(SessionChangedError);
    expect(world.calls).toEqual([]);
    expect(tab.signedOut).toEqual([]);
  });
});
