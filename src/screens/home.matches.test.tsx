// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { TestBackend } from '@mocks/node';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { planMatches } from '@tests/setup/plan-matches';

useOpenApp();

beforeAll(() => Promise.all([import('./home.matches'), import('./detail-screen')]), 60_000);

const prepare = (backend: TestBackend) =>
  planMatches(backend, [
    { title: 'Cizí', players: ['alex'] },
    { title: 'Můj', players: ['jana', 'alex'] },
    { title: 'Pozdější', players: ['jana', 'alex'] },
  ]);

const idOf = (backend: TestBackend, title: string): number =>
  backend.store.state.matches.find((match) => match.title === title)?.id ?? 0;

it('`?open=next-match` opens my next match', async () => {
  const { at, backend, router } = await openApp('/?open=next-match', { as: 'jana', prepare });
  await waitFor(() => expect(at()).toBe(`/detail/${String(idOf(backend, 'Můj'))}`));
  expect(router.history.canGoBack()).toBe(false);
});

it('`?open=next-match` says when there is no next match, and filters the list by my matches', async () => {
  const { at } = await openApp('/en?open=next-match', {
    as: 'jana',
    prepare: (backend) => planMatches(backend, [{ title: 'Cizí', players: ['alex'] }]),
  });
  await waitFor(() => expect(at()).toBe('/en?mine=1'));
  expect((await screen.findAllByText('You’re not on any roster yet')).length).toBeGreaterThan(0);
});

it('another value of `open` does nothing', async () => {
  const { at } = await openApp('/?open=everything', { as: 'jana', prepare });
  await screen.findByRole('link', { name: 'Můj' });
  expect(at()).toBe('/?open=everything');
});
