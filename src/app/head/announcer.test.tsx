// @vitest-environment jsdom
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { expectConsole } from '@tests/setup/console';
import { openRouter, SpyScreen, spyScreens } from '@tests/setup/open-router';
import { useDocumentLanguage } from './announcer';

const readLinks = (): string[] =>
  [...document.head.querySelectorAll('link')].map(({ rel, hreflang, href }) =>
    [rel, hreflang, href].filter(Boolean).join(' '),
  );

const expectAnnouncement = (text: string): Promise<void> =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

const expectFocus = (name: string): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })));

const expectNoAnnouncement = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.getByRole('status').textContent).toBe('');
};

describe('a slow screen', () => {
  const isMarkedNavigating = (): boolean => 'navigating' in document.documentElement.dataset;
  const getAriaBusy = (): string | null => screen.getByRole('main').getAttribute('aria-busy');

  it('is announced as loading, and main is busy until it comes', async () => {
    let resolveScreen: (screen: typeof SpyScreen) => void = () => undefined;
    const component = (): Promise<typeof SpyScreen> => new Promise((resolve) => (resolveScreen = resolve));
    const { router } = await openRouter('/', { screens: spyScreens({ about: { component } }) });
    act(() => void router.navigate({ href: '/o-nas' }));
    await expectAnnouncement(cs.common.states.loading);
    expect([isMarkedNavigating(), getAriaBusy()]).toEqual([true, 'true']);
    resolveScreen(SpyScreen);
    // The focused heading announces the title.
    await expectAnnouncement('');
    await waitFor(() => expect([isMarkedNavigating(), getAriaBusy()]).toEqual([false, null]));
  });

  it('is no longer announced as loading after it has failed', async () => {
    let rejectScreen: (error: Error) => void = () => undefined;
    const loading = new Promise<typeof SpyScreen>((_, reject) => (rejectScreen = reject));
    const component = (): Promise<typeof SpyScreen> => loading;
    expectConsole('warn', 'Error in route match');
    const { router } = await openRouter('/', {
      screens: spyScreens({ about: { component } }),
      onCaughtError: () => undefined,
    });
    act(() => void router.navigate({ href: '/o-nas' }));
    await expectAnnouncement(cs.common.states.loading);
    await act(async () => rejectScreen(new Error('gone')));
    await waitFor(() => expect(isMarkedNavigating()).toBe(false));
    // The error screen first checks whether a reload would help.
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(cs.common.states.loading));
  });
});

it('the head follows the address with title, links and descriptions', async () => {
  const { go } = await openRouter('/detail/7');
  const headHtml =
    '<meta name="description" content=""><meta property="og:description" content=""><meta property="og:url" content=""><meta property="og:locale" content="">';
  document.head.insertAdjacentHTML('beforeend', headHtml);
  const readMeta = () => [...document.head.querySelectorAll('meta')].map(({ content }) => content);
  expect(readLinks()).toEqual([
    'canonical https://hrajem.test/detail/7',
    'alternate cs https://hrajem.test/detail/7',
    'alternate en https://hrajem.test/en/detail/7',
    'alternate x-default https://hrajem.test/detail/7',
  ]);
  await go('/en/about-us?utm=1#x');
  expect(document.title).toBe('About us – Hrajem');
  const { about } = en.descriptions;
  expect(readMeta()).toEqual([about, about, 'https://hrajem.test/en/about-us', 'en_GB']);
  await go('/profil');
  const { index } = cs.descriptions;
  expect(readMeta()).toEqual([index, index, 'https://hrajem.test/profil', 'cs_CZ']);
  await go('/en/about-us');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(readLinks()[0]).toBe('canonical https://hrajem.test/en/about-us');
  expect(readLinks()).toHaveLength(4);
  await go('/en/nowhere');
  expect(document.title).toBe('Page not found – Hrajem');
  expect(readLinks()).toEqual([]);
});

describe('after a navigation', () => {
  it('to another screen its heading gets the focus and no announcement is made', async () => {
    const { go } = await openRouter('/');
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole('status').textContent).toBe('');
    await go('/o-nas');
    // An element without words comes first, so that Orca notices the focus on the heading.
    expect(document.activeElement?.textContent).toBe('');
    expect(document.activeElement?.parentElement).toBe(screen.getByRole('main'));
    await expectFocus('O nás');
    await expectNoAnnouncement();
    act(() => screen.getByLabelText('typed').focus());
    expect(screen.getByRole('heading').hasAttribute('tabindex')).toBe(false);
  });

  it('to another screen the focus stays in an open menu', async () => {
    const { go } = await openRouter('/');
    const menu = document.createElement('div');
    menu.role = 'menu';
    menu.tabIndex = -1;
    document.body.append(menu);
    menu.focus();
    await go('/o-nas');
    await expectAnnouncement('O nás');
    expect(document.activeElement).toBe(menu);
    menu.remove();
  });

  it('to a section of another screen the focus stays in the section when it has it already', async () => {
    function Match() {
      const section = useRef<HTMLElement>(null);
      useLayoutEffect(() => section.current?.focus(), []);
      return (
        <>
          <h1>Match</h1>
          <section ref={section} id="part" tabIndex={-1} aria-label="part" />
        </>
      );
    }
    const screens = spyScreens({ detail: { component: () => Promise.resolve(Match) } });
    const { go } = await openRouter('/', { screens });
    await go('/detail/7#part');
    expect(document.activeElement).toBe(await screen.findByRole('region', { name: 'part' }));
    await expectNoAnnouncement();
    await go('/');
    await go('/detail/7#elsewhere');
    await expectFocus('Match');
  });

  it('to another query or hash the focus stays and no announcement is made', async () => {
    const { go } = await openRouter('/');
    await go('/o-nas');
    act(() => screen.getByLabelText('typed').focus());
    const onMutation = vi.fn<MutationCallback>();
    const observer = new MutationObserver(onMutation);
    observer.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true });
    await go('/o-nas?q=1');
    await go('/o-nas?q=1#end');
    await expectNoAnnouncement();
    expect(document.activeElement).toBe(screen.getByLabelText('typed'));
    expect(onMutation).not.toHaveBeenCalled();
    observer.disconnect();
  });

  it('to the other language the language and the title are announced and the focus stays', async () => {
    await openRouter('/o-nas');
    await userEvent.click(screen.getByRole('link', { name: 'English' }));
    await expectAnnouncement('English. About us');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'English' }));
  });
});

it('html lang changes at once on mount, and when idle after a change of language', () => {
  vi.useFakeTimers();
  const page = document.documentElement;
  page.lang = '';
  const { rerender } = renderHook(useDocumentLanguage, { initialProps: 'cs' });
  expect(page.lang).toBe('cs');
  rerender('en');
  expect(page.lang).toBe('cs');
  vi.runAllTimers();
  expect(page.lang).toBe('en');
  vi.useRealTimers();
});
