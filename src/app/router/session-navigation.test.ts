// @vitest-environment jsdom
import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { Auth } from '@/api/auth';
import type { SignedOutReason } from '@/api/tab-session';
import { createListeners } from '@/lib/listeners';
import { createAppRouter } from './router';
import { followSession } from './session-navigation';
import { authOf, spyScreens, spyLayouts } from '../../../tests/setup/open-router.tsx';

interface Navigation {
  fromLocation?: object;
  pathChanged: boolean;
}

/** A router with one screen and a session, joined; what happens to them is played by hand. */
function setup(screen: 'success' | 'error' = 'success', address = '/') {
  const ended = createListeners<[SignedOutReason]>();
  const go = vi.fn<(address: string) => Promise<void>>(async () => undefined);
  const navigated = createListeners<[Navigation]>();
  const changed = createListeners();
  let state = { status: 'loading', error: null as unknown };
  const start = vi.fn<() => void>();
  const invalidate = vi.fn<() => Promise<void>>(async () => undefined);
  const { latestLocation, getMatchedRoutes, buildLocation, origin } = createAppRouter({
    context: { auth: authOf('loading'), queryClient: new QueryClient(), publicOrigin: '' },
    screens: spyScreens(),
    layouts: spyLayouts,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const router = {
    state: { matches: [{ status: 'success' }, { status: screen }] },
    subscribe: (_: string, listener: (navigation: Navigation) => void) => navigated.add(listener),
    invalidate,
    navigate: (to: object) => go(buildLocation(to).publicHref),
    latestLocation,
    getMatchedRoutes,
    origin,
  };
  const auth = {
    status: () => state.status,
    getSnapshot: () => state,
    subscribe: changed.add,
    onSignedOut: ended.add,
    start,
  };
  followSession(router as unknown as AnyRouter, auth as unknown as Auth<unknown>);
  const become = (status: string, error: unknown = null): void => {
    state = { status, error };
    changed.call();
  };
  return { navigate: navigated.call, become, endSession: ended.call, go, start, invalidate };
}

const fromLocation = {};

describe('a session that ends by itself', () => {
  it.each(['/o-nas', '/zasady-ochrany-osobnich-udaju', '/en/partner/sokol', '/en/registration', '/nikde'])(
    'leaves a person who reads %s there',
    (address) => {
      const { endSession, go } = setup('success', address);
      endSession('expired');
      expect(go).not.toHaveBeenCalled();
    },
  );

  it.each(['/', '/en/statistics', '/detail/7'])('leads from %s to login', (address) => {
    const { endSession, go } = setup('success', address);
    endSession('expired');
    expect(go).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\/(?:prihlaseni|en\/login)(?:\?next=|$)/) as string,
    );
  });
});

describe('a session that could not be loaded', () => {
  it('is tried again with another screen', () => {
    const { navigate, become, start } = setup();
    become('loading', new Error('outage'));
    navigate({ fromLocation, pathChanged: true });
    expect(start).toHaveBeenCalledOnce();
  });

  it('is not tried again with the first screen of the page, a filter or a retry of the screen', () => {
    const { navigate, become, start } = setup();
    become('loading', new Error('outage'));
    navigate({ pathChanged: true });
    navigate({ fromLocation, pathChanged: false });
    expect(start).not.toHaveBeenCalled();
  });
});

it.each([['loading'], ['authenticated'], ['unauthenticated']])(
  'another screen asks for nothing while the session is %s and well',
  (status) => {
    const { navigate, become, start } = setup();
    become(status);
    navigate({ fromLocation, pathChanged: true });
    expect(start).not.toHaveBeenCalled();
  },
);

describe('a session that comes at last', () => {
  it('opens the screen again that failed without it, once', () => {
    const { become, invalidate } = setup('error');
    become('loading', new Error('outage'));
    become('authenticated');
    become('authenticated');
    expect(invalidate).toHaveBeenCalledOnce();
  });

  it('leaves a screen alone that is shown', () => {
    const { become, invalidate } = setup();
    become('authenticated');
    expect(invalidate).not.toHaveBeenCalled();
  });
});
