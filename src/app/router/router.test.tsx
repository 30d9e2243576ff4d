// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { screens } from '@/app/screens';
import { locales } from '@/lib/locale';
import { rememberedLocale } from '@/routing/address/language';
import { publicPathname, routeNames, rowOf } from '@/routing/rows';
import type { Screen } from '@/routing/screen';
import { authOf, openRouter, spyScreens, SpyScreen } from '@tests/setup/open-router';

const params = { id: '7', partner: 'sokol-brno' };

const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

describe('the 28 addresses', () => {
  const addresses = locales.flatMap((locale) =>
    routeNames.map((name) => ({ locale, name, address: publicPathname(name, locale, params) })),
  );

  it.each(addresses)('$address shows $name in $locale', async ({ locale, name, address }) => {
    const auth = authOf(rowOf(name).guestOnly ? 'unauthenticated' : 'authenticated');
    const { at } = await openRouter(address, { auth });
    expect(screen.getByText(`${locale} ${name} next=none token=none`)).toBeDefined();
    expect(screen.getByRole('main', { name: rowOf(name).layout ?? 'default' })).toBeDefined();
    expect(document.documentElement.lang).toBe(locale);
    expect(document.title).toBe(`${rowOf(name).title[locale]} – Hrajem`);
    expect(at()).toBe(address);
  });

  it.each(routeNames)('the screen of %s loads', async (name) => {
    await expect(screens[name].component({ auth: authOf('authenticated') })).resolves.toBeTypeOf('function');
  });
});

describe('other addresses', () => {
  it.each(['/en/prihlaseni', '/detail/2147483648', '/foo%2Fbar', '/a$b', '/prihlaseni/'])(
    'show the 404 screen at %s in the default layout, and keep the address',
    async (address) => {
      const { at } = await openRouter(address);
      expect(screen.getByRole('heading').textContent).toMatch(/Stránka nenalezena|Page not found/);
      expect(screen.getByRole('main', { name: 'default' })).toBeDefined();
      expect(at()).toBe(address);
    },
  );

  it('redirect from an invalid partner to Home', async () => {
    const { at } = await openRouter('/en/partner/Sokol');
    expect(screen.getByText(/^en index/)).toBeDefined();
    expect(at()).toBe('/en');
  });
});

describe('links', () => {
  it('have public addresses in the language of the screen', async () => {
    await openRouter('/o-nas');
    expect([hrefOf('home'), hrefOf('detail'), hrefOf('English')]).toEqual([
      '/',
      '/detail/7#chat',
      '/en/about-us',
    ]);
    expect(screen.getByRole('link', { name: 'about' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'home' }).getAttribute('aria-current')).toBeNull();
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('hreflang')).toBe('en');
    expect(screen.getByRole('link', { name: 'English' }).lang).toBe('en');
  });

  it('change with the language, and typed text stays', async () => {
    const { at } = await openRouter('/detail/7?tab=chat#new');
    await userEvent.type(screen.getByLabelText('typed'), 'ahoj');
    await userEvent.click(screen.getByRole('link', { name: 'English' }));
    await screen.findByText(/^en detail/);
    expect(at()).toBe('/en/detail/7?tab=chat#new');
    expect([hrefOf('home'), hrefOf('detail'), hrefOf('profile'), hrefOf('Česky')]).toEqual([
      '/en',
      '/en/detail/7#chat',
      '/en/profile',
      '/detail/7?tab=chat#new',
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('ahoj');
    expect(rememberedLocale()).toBe('en');
  });

  it('stay the same until the screen in the other language has loaded', async () => {
    let resolveScreen: (screen: typeof SpyScreen) => void = () => undefined;
    const component = (): Promise<typeof SpyScreen> => new Promise((resolve) => (resolveScreen = resolve));
    const { router, at } = await openRouter('/?token=1', { screens: spyScreens({ about: { component } }) });
    act(() => void router.navigate({ href: '/en/about-us?token=2' }));
    await waitFor(() => expect(at()).toBe('/en/about-us?token=2'));
    expect(screen.getByText('cs index next=none token=1')).toBeDefined();
    expect([hrefOf('home'), document.documentElement.lang]).toEqual(['/', 'cs']);
    resolveScreen(SpyScreen);
    await screen.findByText('en about next=none token=2');
    expect(hrefOf('home')).toBe('/en');
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });

  it('preload the screen’s code on hover', async () => {
    const component = vi.fn<Screen<'about'>['component']>(() => Promise.resolve(SpyScreen));
    await openRouter('/', { screens: spyScreens({ about: { component } }) });
    expect(component).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('link', { name: 'about' }));
    await waitFor(() => expect(component).toHaveBeenCalledOnce());
  });

  it('store their language when they open in a new tab', async () => {
    await openRouter('/en');
    expect(rememberedLocale()).toBe('en');
    await userEvent.pointer({ keys: '[MouseMiddle]', target: screen.getByRole('link', { name: 'Česky' }) });
    expect(rememberedLocale()).toBe('cs');
    expect(screen.getByText(/^en index/)).toBeDefined();
  });
});
