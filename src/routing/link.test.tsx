// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useRouteParams } from '@/routing/hooks';
import { Link, RowLink } from '@/routing/link';
import { useBackToScreen } from '@/routing/navigate';
import { openRouter, spyScreens } from '@tests/setup/open-router';

const List = () => (
  <>
    <h1>List</h1>
    <Link to="detail" params={{ id: 7 }}>
      Match
    </Link>
  </>
);
const Detail = () => (
  <>
    <h1>match {useRouteParams('detail').id}</h1>
    <Link to="index" onClick={useBackToScreen()}>
      All matches
    </Link>
  </>
);

const openList = (address = '/en', component = List) =>
  openRouter(address, {
    screens: spyScreens({
      index: { component: () => Promise.resolve(component) },
      detail: { component: () => Promise.resolve(Detail) },
    }),
  });

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a link and a row leave a click with %o to the browser',
  async (init) => {
    const Links = () => (
      <>
        <List />
        <RowLink to="detail" params={{ id: 8 }} locale="en">
          Row
        </RowLink>
      </>
    );
    const { at } = await openList('/en', Links);
    for (const name of ['Match', 'Row']) {
      const link = await screen.findByRole('link', { name });
      let isPrevented = true;
      // jsdom cannot navigate, so the last listener prevents it.
      const readAndPrevent = (event: Event): void => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', readAndPrevent, { once: true });
      fireEvent.click(link, init);
      expect(isPrevented, name).toBe(false);
    }
    expect(at()).toBe('/en');
  },
);

it('a new handler leaves `onclick` of a link as it is', async () => {
  const presses: number[] = [];
  const Counter = () => {
    const [count, setCount] = useState(0);
    return (
      <h1>
        <Link
          to="detail"
          params={{ id: count }}
          onFocus={() => setCount(1)}
          onClick={() => presses.push(count)}
        >
          Match
        </Link>
      </h1>
    );
  };
  const { at } = await openList('/en', Counter);
  const link = await screen.findByRole('link', { name: 'Match' });
  const setOnClick = vi.spyOn(link, 'onclick', 'set');
  fireEvent.focus(link);
  expect(link.getAttribute('href')).toBe('/en/detail/1');
  fireEvent.click(link);
  await waitFor(() => expect(at()).toBe('/en/detail/1'));
  expect(presses).toEqual([1]);
  expect(setOnClick).not.toHaveBeenCalled();
});

it('useBackToScreen goes back in the history if the former entry is the link’s screen', async () => {
  const { at, router } = await openList('/en?sport=hockey');
  await userEvent.click(await screen.findByRole('link', { name: 'Match' }));
  await userEvent.click(await screen.findByRole('link', { name: 'All matches' }));
  await screen.findByRole('heading', { name: 'List' });
  expect(at()).toBe('/en?sport=hockey');
  expect(router.history.canGoBack()).toBe(false);
});

it('useBackToScreen pushes a new entry if the former entry is another screen', async () => {
  const { at } = await openList('/en/detail/7');
  await userEvent.click(await screen.findByRole('link', { name: 'All matches' }));
  await screen.findByRole('heading', { name: 'List' });
  expect(at()).toBe('/en');
});

it('RowLink marks the pressed row before it navigates, and navigates once', async () => {
  const Rows = () => (
    <h1>
      <RowLink to="detail" params={{ id: 7 }} locale="en">
        Row
      </RowLink>
    </h1>
  );
  const { at, router } = await openList('/en', Rows);
  const row = screen.getByRole('link', { name: 'Row' });
  fireEvent.click(row);
  fireEvent.click(row);
  expect(at()).toBe('/en');
  expect(row.dataset['opening']).toBe('');
  await screen.findByRole('heading', { name: 'match 7' });
  expect(router.history.length).toBe(2);
});
