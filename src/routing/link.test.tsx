// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useRouteParams } from '@/routing/hooks';
import { Link, RowLink } from '@/routing/link';
import { useBackToScreen } from '@/routing/navigate';
import { openRouter, spyScreens } from '../../tests/setup/open-router.tsx';

const List = (): ReactNode => (
  <>
    <h1>List</h1>
    <Link to="detail" params={{ id: 7 }}>
      Match
    </Link>
  </>
);
const Detail = (): ReactNode => (
  <>
    <h1>match {useRouteParams('detail').id}</h1>
    <Link to="index" onClick={useBackToScreen()}>
      All matches
    </Link>
  </>
);

const open = (address = '/en') =>
  openRouter(address, {
    screens: spyScreens({
      index: { component: () => Promise.resolve(List) },
      detail: { component: () => Promise.resolve(Detail) },
    }),
  });

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press with %o to the browser',
  async (how) => {
    const { at } = await open();
    const link = await screen.findByRole('link', { name: 'Match' });
    let isLeft = false;
    // The browser of these tests cannot go anywhere; who comes last sees what is left to it.
    const seeWhatIsLeft = (event: Event): void => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', seeWhatIsLeft, { once: true });
    fireEvent.click(link, how);
    expect(isLeft).toBe(true);
    expect(at()).toBe('/en');
  },
);

it('goes back to the screen that it leads to, as it was left, if the person came from there', async () => {
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

it('answers the press on a row before the list is left, which takes a while', async () => {
  const Rows = (): ReactNode => (
    <h1>
      <RowLink to="detail" params={{ id: 7 }} locale="en">
        Row
      </RowLink>
    </h1>
  );
  const { at, router } = await openRouter('/en', {
    screens: spyScreens({
      index: { component: () => Promise.resolve(Rows) },
      detail: { component: () => Promise.resolve(Detail) },
    }),
  });
  const row = screen.getByRole('link', { name: 'Row' });
  fireEvent.click(row);
  fireEvent.click(row);
  expect(at()).toBe('/en');
  expect(row.dataset['opening']).toBe('');
  await screen.findByRole('heading', { name: 'match 7' });
  expect(router.history.length).toBe(2);
});
