// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLocale, useRouteParams } from '@/routing/hooks';
import { Link, LocaleLink, RowLink } from '@/routing/link';
import { openRouter, spyScreens } from '../../tests/setup/open-router.tsx';

const Menu = (): ReactNode => {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <h1>Menu {useLocale()}</h1>
      {isOpen && (
        <LocaleLink locale="cs" answerFirst onClick={() => setIsOpen(false)}>
          Česky
        </LocaleLink>
      )}
    </>
  );
};

const List = (): ReactNode => (
  <>
    <h1>List</h1>
    <RowLink to="detail" params={{ id: 7 }} locale="en">
      Match
    </RowLink>
  </>
);
const Detail = (): ReactNode => (
  <>
    <h1>match {useRouteParams('detail').id}</h1>
    <Link to="index" back>
      All matches
    </Link>
  </>
);

afterEach(() => void vi.useRealTimers());

const open = (address = '/en') =>
  openRouter(address, {
    screens: spyScreens({
      index: { component: () => Promise.resolve(List) },
      detail: { component: () => Promise.resolve(Detail) },
    }),
  });

it('has the public address and leads there without loading the page anew', async () => {
  const { at } = await open();
  const link = await screen.findByRole('link', { name: 'Match' });
  expect(link.getAttribute('href')).toBe('/en/detail/7');
  await userEvent.click(link);
  await screen.findByRole('heading', { name: 'match 7' });
  expect(at()).toBe('/en/detail/7');
});

it('is followed after the answer to the press where that is wanted, also when the link goes with it', async () => {
  const { at } = await openRouter('/en', {
    screens: spyScreens({ index: { component: () => Promise.resolve(Menu) } }),
  });
  const link = await screen.findByRole('link', { name: 'Česky' });
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  fireEvent.click(link);
  expect(screen.queryByRole('link')).toBeNull();
  vi.advanceTimersToNextFrame();
  expect(at()).toBe('/en');
  vi.runAllTimers();
  vi.useRealTimers();
  await screen.findByRole('heading', { name: 'Menu cs' });
  expect(at()).toBe('/');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %o to the browser',
  async (how) => {
    const { at } = await open();
    const link = await screen.findByRole('link', { name: 'Match' });
    let isLeft = false;
    // The browser of these tests cannot go anywhere; who comes last sees what is left to it.
    const look = (event: Event): void => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    fireEvent.click(link, how);
    expect(isLeft).toBe(true);
    expect(at()).toBe('/en');
  },
);

it('goes back to the screen that it leads to, as it was left, for whoever came from there', async () => {
  const { at, router } = await open('/en?sport=hockey');
  await userEvent.click(await screen.findByRole('link', { name: 'Match' }));
  await userEvent.click(await screen.findByRole('link', { name: 'All matches' }));
  await screen.findByRole('heading', { name: 'List' });
  expect(at()).toBe('/en?sport=hockey');
  expect(router.history.canGoBack()).toBe(false);
});

it('leads there by a new entry of the history when something else was before it', async () => {
  const { at } = await open('/en/detail/7');
  await userEvent.click(await screen.findByRole('link', { name: 'All matches' }));
  await screen.findByRole('heading', { name: 'List' });
  expect(at()).toBe('/en');
});
