// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY_MS } from '@/lib/format/day';
import { NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import { idOf } from '@tests/setup/plan-matches';
import { mayAskForCity, noteAskedForCity } from './ask-for-city';

useOpenApp();

const openList = async () => {
  const app = await openApp('/', {
    as: 'jana',
    matches: [{ title: 'Londýn', venue: 'archbishopsPark' }, { title: 'Brno' }, { title: 'Také Brno' }],
    prepare: ({ store }) =>
      store.mutate((state) => {
        const jana = state.users.find(({ id }) => id === idOf(state, 'jana'));
        if (jana) jana.city_ids = [];
      }),
  });
  await screen.findAllByRole('heading', { level: 3 });
  return app;
};

const question = { name: 'Kde hrajete?' };
const findQuestion = (): Promise<HTMLElement> => screen.findByRole('group', question);
const queryQuestion = (): HTMLElement | null => screen.queryByRole('group', question);

it('asks a person without a city for one, the city of most matches first, and saves it', async () => {
  const { user, requests } = await openList();
  const buttons = within(await findQuestion()).getAllByRole('button');
  expect(buttons.map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)).toEqual([
    'Brno',
    'London',
    'Teď ne',
  ]);
  await user.click(buttons[0]!);
  await waitFor(() => expect(queryQuestion()).toBeNull());
  expect(requests('PUT /api/user/profile')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Brno',
    'Také Brno',
  ]);
});

it('does not ask again after it was dismissed', async () => {
  const { user, go } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Teď ne' }));
  expect(queryQuestion()).toBeNull();
  await go('/profil');
  await go('/');
  await screen.findAllByRole('heading', { level: 3 });
  expect(queryQuestion()).toBeNull();
});

it('asks during one day of a week', () => {
  noteAskedForCity(NOW);
  noteAskedForCity(NOW + DAY_MS / 2);
  expect([0, 0.9, 1, 6.9, 7].map((days) => mayAskForCity(NOW + days * DAY_MS))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});
