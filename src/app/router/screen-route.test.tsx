// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import type { AuthStatus } from '@/lib/auth-status';
import type { Screen, ScreenComponent, ScreenLoader } from '@/routing/screen';
import { expectConsole } from '../../../tests/setup/console.ts';
import { openRouter, spyScreens, SpyScreen } from '../../../tests/setup/open-router.tsx';

describe('code and data of a screen', () => {
  it('start beside each other: the code beside the session, the data right after it', async () => {
    const steps: string[] = [];
    let status: AuthStatus = 'loading';
    let sessionCame = (): void => undefined;
    let codeCame: (screen: ScreenComponent) => void = () => undefined;
    const component = (): Promise<ScreenComponent> => {
      steps.push('code asked');
      return new Promise((resolve) => (codeCame = resolve));
    };
    const start: ScreenLoader<'detail'> = ({ locale, params, search }) =>
      steps.push(`data asked ${locale} ${params.id} ${search['tab']}`);
    const opened = openRouter('/en/detail/7?tab=chat', {
      auth: { status: () => status, ensure: () => new Promise((resolve) => (sessionCame = resolve)) },
      screens: spyScreens({ detail: { component, loader: () => Promise.resolve(start) } }),
    });
    await waitFor(() => expect(steps).toEqual(['code asked']));
    status = 'authenticated';
    sessionCame();
    await waitFor(() => expect(steps).toEqual(['code asked', 'data asked en 7 chat']));
    codeCame(SpyScreen);
    await opened;
    expect(screen.getByText(/^en detail/)).toBeDefined();
  });

  it('show the screen although its queries could not be started', async () => {
    const loader = (): Promise<ScreenLoader<'about'>> => Promise.reject(new Error('no such chunk'));
    await openRouter('/o-nas', {
      screens: spyScreens({ about: { component: () => Promise.resolve(SpyScreen), loader } }),
    });
    expect(screen.getByText(/^cs about/)).toBeDefined();
  });

  it('show a failed import once, import again on retry, and never reload the page', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module');
    expectConsole('warn', 'Error in route match');
    const component = vi
      .fn<Screen<'about'>['component']>(() => Promise.resolve(SpyScreen))
      .mockRejectedValueOnce(failure);
    const onCaughtError = vi.fn<(error: unknown) => void>();
    const { router } = await openRouter('/o-nas', {
      screens: spyScreens({ about: { component } }),
      onCaughtError,
    });
    expect(screen.getByRole('heading').textContent).toBe(cs.errors.unreachable.title);
    expect(component).toHaveBeenCalledOnce();
    const told = new Set(onCaughtError.mock.calls.map(([error]) => error));
    expect([...told]).toMatchObject([{ name: 'ChunkLoadError', cause: failure }]);
    expect(sessionStorage.getItem(`tanstack_router_reload:${failure.message}`)).toBeNull();
    await act(() => router.invalidate());
    await screen.findByText(/^cs about/);
    expect(component).toHaveBeenCalledTimes(2);
  });
});
