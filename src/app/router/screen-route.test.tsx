// @vitest-environment jsdom
import { setTimeout as wait } from 'node:timers/promises';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '@/components/loading/lazy';
import cs from '@/i18n/cs';
import type { AuthStatus } from '@/lib/auth-status';
import type { Screen, ScreenComponent, ScreenLoader } from '@/routing/screen';
import { expectConsole } from '@tests/setup/console';
import { openRouter, spyScreens, SpyScreen } from '@tests/setup/open-router';

describe('code and data of a screen', () => {
  it('load in parallel: the code with the session, the data right after the session', async () => {
    const steps: string[] = [];
    let status: AuthStatus = 'loading';
    let resolveSession = (): void => undefined;
    let resolveCode: (screen: ScreenComponent) => void = () => undefined;
    const component = (): Promise<ScreenComponent> => {
      steps.push('code requested');
      return new Promise((resolve) => (resolveCode = resolve));
    };
    const loadData: ScreenLoader<'detail'> = ({ locale, params, search }) =>
      steps.push(`data requested ${locale} ${params.id} ${search['tab']}`);
    const ensureSessionKnown = () => new Promise<void>((resolve) => (resolveSession = resolve));
    const appOpened = openRouter('/en/detail/7?tab=chat', {
      auth: { status: () => status, ensureSessionKnown },
      screens: spyScreens({ detail: { component, loader: () => Promise.resolve(loadData) } }),
    });
    await waitFor(() => expect(steps).toEqual(['code requested']));
    status = 'authenticated';
    resolveSession();
    await waitFor(() => expect(steps).toEqual(['code requested', 'data requested en 7 chat']));
    resolveCode(SpyScreen);
    await appOpened;
    expect(screen.getByText(/^en detail/)).toBeDefined();
  });

  it('load anew what the session adds before the screen opens again', async () => {
    let status: AuthStatus = 'unauthenticated';
    let isPartLoaded = false;
    const renders = new Set<boolean>();
    const Home: ScreenComponent = () => {
      renders.add(isPartLoaded);
      return <SpyScreen />;
    };
    const component = async (): Promise<ScreenComponent> => {
      if (status === 'authenticated') await wait(20).then(() => (isPartLoaded = true));
      return Home;
    };
    const { go } = await openRouter('/o-nas', {
      auth: { status: () => status, ensureSessionKnown: () => Promise.resolve() },
      screens: spyScreens({ about: { component } }),
    });
    await go('/prihlaseni');
    renders.clear();
    status = 'authenticated';
    await go('/o-nas');
    await screen.findByText(/^cs about/);
    expect([...renders]).toEqual([true]);
  });

  it('show the screen when its loader fails to load', async () => {
    const loader = (): Promise<ScreenLoader<'about'>> => Promise.reject(new Error('no such chunk'));
    await openRouter('/o-nas', {
      screens: spyScreens({ about: { component: () => Promise.resolve(SpyScreen), loader } }),
    });
    expect(screen.getByText(/^cs about/)).toBeDefined();
  });

  it('report a failed import once, import again on retry, and never reload the page', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module');
    expectConsole('warn', 'Error in route match');
    const component = vi
      .fn<Screen<'about'>['component']>(() => Promise.resolve(SpyScreen))
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(failure);
    const onCaughtError = vi.fn<(error: unknown) => void>();
    const { router } = await openRouter('/o-nas', {
      screens: spyScreens({ about: { component } }),
      onCaughtError,
    });
    expect(screen.getByRole('heading').textContent).toBe(cs.errors.unreachable);
    expect(component).toHaveBeenCalledTimes(3);
    const caughtErrors = new Set(onCaughtError.mock.calls.map(([error]) => error));
    expect([...caughtErrors]).toMatchObject([{ name: 'ChunkLoadError', cause: failure }]);
    expect(sessionStorage.getItem(`tanstack_router_reload:${failure.message}`)).toBeNull();
    await act(() => router.invalidate());
    await screen.findByText(/^cs about/);
    expect(component).toHaveBeenCalledTimes(4);
  });

  it('import a part of the screen again when the screen opens again after a failure', async () => {
    expectConsole('warn', 'Error in route match');
    const failure = new TypeError('no such chunk');
    const load = vi
      .fn(() => Promise.resolve(SpyScreen))
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(failure);
    const Part = lazyComponent(load);
    const { go } = await openRouter('/o-nas', {
      screens: spyScreens({ about: { component: () => Promise.resolve(Part) } }),
      onCaughtError: () => undefined,
    });
    expect(screen.getByRole('heading').textContent).toBe(cs.errors.unreachable);
    expect(load).toHaveBeenCalledTimes(3);
    await go('/jak-to-funguje');
    await go('/o-nas');
    await screen.findByText(/^cs about/);
    expect(load).toHaveBeenCalledTimes(4);
  });
});
