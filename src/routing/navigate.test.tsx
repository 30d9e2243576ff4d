// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useRouteParams } from '@/routing/hooks';
import { useGoTo, useNavigateTo } from '@/routing/navigate';
import { openRouter, spyScreens } from '../../tests/setup/open-router.tsx';

function Buttons(): ReactNode {
  const navigateTo = useNavigateTo();
  const goTo = useGoTo();
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
      <button type="button" onClick={() => void goTo('/en/about-us?a=1#x')}>
        address
      </button>
    </>
  );
}

const Id = (): ReactNode => <h1>match {useRouteParams('detail').id}</h1>;

const open = () =>
  openRouter('/en', {
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

describe('useGoTo', () => {
  it('goes to a public address', async () => {
    const { at } = await open();
    await press('address');
    await screen.findByText(/^en about/);
    expect(at()).toBe('/en/about-us?a=1#x');
  });
});
