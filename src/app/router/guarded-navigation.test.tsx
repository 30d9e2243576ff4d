// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SessionExpiredError } from '@/api/problem';
import type { AuthStatus } from '@/lib/auth-status';
import type { RouteAuth, Screen, ScreenLoader } from '@/routing/screen';
import { authOf, openRouter, spyScreens, SpyScreen } from '@tests/setup/open-router';

/** A session whose `ensureSessionKnown` rejects with each failure, then loads. */
function createLoadingAuth(...failures: Error[]) {
  let status: AuthStatus = 'loading';
  const ensureSessionKnown = vi.fn<RouteAuth['ensureSessionKnown']>(async () => {
    const failure = failures.shift();
    if (failure instanceof SessionExpiredError) status = 'unauthenticated';
    if (failure) throw failure;
    status = 'authenticated';
  });
  return { status: () => status, ensureSessionKnown };
}

it('redirects a guest from a guarded address to Home with next, without loading the screen', async () => {
  const ensureSessionKnown = vi.fn<RouteAuth['ensureSessionKnown']>();
  const component = vi.fn<Screen<'detail'>['component']>(() => Promise.resolve(SpyScreen));
  const loader = vi.fn<() => Promise<ScreenLoader<'detail'>>>();
  const { at } = await openRouter('/en/detail/7?token=secret&tab=chat', {
    auth: authOf('unauthenticated', ensureSessionKnown),
    screens: spyScreens({ detail: { component, loader } }),
  });
  expect(at()).toBe('/en?next=%2Fen%2Fdetail%2F7%3Ftab%3Dchat');
  expect(screen.getByText('en index next=/en/detail/7?tab=chat token=none')).toBeDefined();
  for (const call of [ensureSessionKnown, component, loader]) expect(call).not.toHaveBeenCalled();
});

describe('a person with a token', () => {
  it('is redirected to login with next when the session has expired', async () => {
    const { at } = await openRouter('/en/profile', { auth: createLoadingAuth(new SessionExpiredError()) });
    expect(at()).toBe('/en/login?next=%2Fen%2Fprofile');
  });

  it('sees public screens without waiting for the session', async () => {
    const auth = createLoadingAuth();
    await openRouter('/o-nas', { auth });
    expect(auth.ensureSessionKnown).not.toHaveBeenCalled();
  });

  it('sees login when the session cannot be loaded', async () => {
    await openRouter('/prihlaseni', { auth: createLoadingAuth(new Error('offline')) });
    expect(screen.getByText(/^cs login/)).toBeDefined();
  });
});

it.each([
  ['/prihlaseni?next=%2Fen%2Fstatistics', '/en/statistics'],
  ['/en/registration', '/en'],
  ['/prihlaseni?next=%2F%5Cevil.test', '/'],
])('redirects a signed-in person from %s to %s', async (address, target) => {
  const { at } = await openRouter(address);
  expect(at()).toBe(target);
});
