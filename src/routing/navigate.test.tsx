// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useRouteParams } from '@/routing/hooks';
import { useGoOn, useNavigateTo } from '@/routing/navigate';
import { openRouter, spyScreens } from '../../tests/setup/open-router.tsx';

function Buttons(): ReactNode {
  const navigateTo = useNavigateTo();
  const goOn = useGoOn();
  return (
    <>
      <h1>Buttons</h1>
      <button type="button" onClick={() => void navigateTo('detail', { params: { id: 7 }, hash: 'chat' })}>
        detail
      </button>
      <button
        type="button"
        onClick={() => void navigateTo('index', { search: { sport: 'volleyball' }, replace: true })}
      >
        filter
      </button>
      <button type="button" onClick={() => void navigateTo('index', { locale: 'cs' })}>
        Czech
      </button>
      <button type="button" onClick={() => void goOn()}>
        on
      </button>
    </>
  );
}

const Id = (): ReactNode => <h1>match {useRouteParams('detail').id}</h1>;

const open = (address = '/en') =>
  openRouter(address, {
    screens: spyScreens({
      index: { component: () => Promise.resolve(Buttons) },
      detail: { component: () => Promise.resolve(Id) },
    }),
  });

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('useNavigateTo', () => {
  it('goes to a screen in the present language', async () => {
    const { at } = await open();
    await press('detail');
    await screen.findByRole('heading', { name: 'match 7' });
    expect(at()).toBe('/en/detail/7#chat');
  });

  it('replaces the entry when asked, and changes the language only when told', async () => {
    const { at, router } = await open();
    const entries = router.history.length;
    await press('filter');
    expect(at()).toBe('/en?sport=volleyball');
    expect(router.history.length).toBe(entries);
    await press('Czech');
    expect(at()).toBe('/');
  });
});

describe('useGoOn', () => {
  it.each([
    ['/en?next=%2Fen%2Fabout-us%3Fa%3D1%23x', '/en/about-us?a=1#x'],
    ['/en?next=%2F%2Fevil.test', '/en'],
  ])('goes from %s to %s', async (from, to) => {
    const { at, router } = await open(from);
    const entries = router.history.length;
    await press('on');
    await waitFor(() => expect(at()).toBe(to));
    expect(router.history.length).toBe(entries);
  });
});
