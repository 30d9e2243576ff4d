// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { expectConsole } from '../../../tests/setup/console.ts';
import { openRouter, SpyScreen, spyScreens } from '../../../tests/setup/open-router.tsx';

const links = (): string[] =>
  [...document.head.querySelectorAll('link')].map(({ rel, hreflang, href }) =>
    [rel, hreflang, href].filter(Boolean).join(' '),
  );

const said = (text: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

/** Later than an announcement would come. */
const saidNothing = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.getByRole('status').textContent).toBe('');
};

describe('a screen that takes its time', () => {
  const isMarked = (): boolean => 'navigating' in document.documentElement.dataset;
  const isBusy = (): string | null => screen.getByRole('main').getAttribute('aria-busy');

  it('is announced, and what is shown meanwhile is busy, until it is there', async () => {
    let come: (screen: typeof SpyScreen) => void = () => undefined;
    const component = (): Promise<typeof SpyScreen> => new Promise((resolve) => (come = resolve));
    const { router } = await openRouter('/', { screens: spyScreens({ about: { component } }) });
    act(() => void router.navigate({ href: '/o-nas' }));
    await said(cs.common.states.loading);
    expect([isMarked(), isBusy()]).toEqual([true, 'true']);
    come(SpyScreen);
    // The heading has the focus, which says the title.
    await said('');
    await waitFor(() => expect([isMarked(), isBusy()]).toEqual([false, null]));
  });

  it('is not waited for any more once it has failed', async () => {
    let fail: (error: Error) => void = () => undefined;
    const component = (): Promise<typeof SpyScreen> => new Promise((_, reject) => (fail = reject));
    expectConsole('warn', 'Error in route match');
    const { router } = await openRouter('/', {
      screens: spyScreens({ about: { component } }),
      onCaughtError: () => undefined,
    });
    act(() => void router.navigate({ href: '/o-nas' }));
    await said(cs.common.states.loading);
    await act(async () => fail(new Error('gone')));
    await waitFor(() => expect(isMarked()).toBe(false));
    // What stands in its place looks first whether a reload would help, and says meanwhile that it is loading.
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(cs.common.states.loading));
  });
});

describe('the head', () => {
  it('follows the address, and with it what the page says of itself', async () => {
    const { go } = await openRouter('/detail/7');
    const head =
      '<meta name="description" content=""><meta property="og:description" content=""><meta property="og:url" content=""><meta property="og:locale" content="">';
    document.head.insertAdjacentHTML('beforeend', head);
    const told = () => [...document.head.querySelectorAll('meta')].map(({ content }) => content);
    expect(links()).toEqual([
      'canonical https://hrajem.test/detail/7',
      'alternate cs https://hrajem.test/detail/7',
      'alternate en https://hrajem.test/en/detail/7',
      'alternate x-default https://hrajem.test/detail/7',
    ]);
    await go('/en/about-us?utm=1#x');
    expect(document.title).toBe('About us – Hrajem');
    const { about } = en.descriptions;
    expect(told()).toEqual([about, about, 'https://hrajem.test/en/about-us', 'en_GB']);
    await go('/profil');
    const { index } = cs.descriptions;
    expect(told()).toEqual([index, index, 'https://hrajem.test/profil', 'cs_CZ']);
    await go('/en/about-us');
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(links()[0]).toBe('canonical https://hrajem.test/en/about-us');
    expect(links()).toHaveLength(4);
    await go('/en/nowhere');
    expect(document.title).toBe('Page not found – Hrajem');
    expect(links()).toEqual([]);
  });
});

describe('after a navigation', () => {
  it('to another screen its heading has the focus, which is how its title is said: once', async () => {
    const { go } = await openRouter('/');
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('status').textContent).toBe('');
    await go('/o-nas');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'O nás' }));
    await saidNothing();
    act(() => screen.getByLabelText('typed').focus());
    expect(screen.getByRole('heading').hasAttribute('tabindex')).toBe(false);
  });

  it('to another screen the focus stays in a menu that was opened meanwhile', async () => {
    const { go } = await openRouter('/');
    const menu = document.createElement('div');
    menu.role = 'menu';
    menu.tabIndex = -1;
    document.body.append(menu);
    menu.focus();
    await go('/o-nas');
    await said('O nás');
    expect(document.activeElement).toBe(menu);
    menu.remove();
  });

  it('to a part of another screen the focus stays in it where it had it before the screen was said to be there', async () => {
    function Match(): ReactNode {
      const part = useRef<HTMLElement>(null);
      useLayoutEffect(() => part.current?.focus(), []);
      return (
        <>
          <h1>Match</h1>
          <section ref={part} id="part" tabIndex={-1} aria-label="part" />
        </>
      );
    }
    const screens = spyScreens({ detail: { component: () => Promise.resolve(Match) } });
    const { go } = await openRouter('/', { screens });
    await go('/detail/7#part');
    await said('Zápas');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'part' }));
    await go('/');
    await go('/detail/7#elsewhere');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Match' }));
  });

  it('of query or hash nothing moves and nothing is said', async () => {
    const { go } = await openRouter('/');
    await go('/o-nas');
    act(() => screen.getByLabelText('typed').focus());
    const changed = vi.fn<MutationCallback>();
    const observer = new MutationObserver(changed);
    observer.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true });
    await go('/o-nas?q=1');
    await go('/o-nas?q=1#end');
    await saidNothing();
    expect(document.activeElement).toBe(screen.getByLabelText('typed'));
    expect(changed).not.toHaveBeenCalled();
    observer.disconnect();
  });

  it('to the other language the title is said and the focus stays', async () => {
    await openRouter('/o-nas');
    await userEvent.click(screen.getByRole('link', { name: 'English' }));
    await said('About us');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'English' }));
  });
});
