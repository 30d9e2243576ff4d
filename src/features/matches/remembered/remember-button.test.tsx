// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { openApp, type OpenedApp, useOpenApp } from '@tests/setup/open-app';
import type { PlannedMatch } from '@tests/setup/plan-matches';
import { setRemembered } from './remembered-matches';

useOpenApp();

const openMatch = (match: PlannedMatch, address = '/detail/1'): Promise<OpenedApp> =>
  openApp(address, { as: 'jana', matches: [match, { title: 'Jiný', starts_at: NOW + 2 * DAY }] });

/** A match outside the cities of Jana's profile. */
const matchInPraha: PlannedMatch = { title: 'Pražský', starts_at: NOW + DAY, venue: 'letna' };

const findButton = (): HTMLElement => screen.getByRole('button', { name: /^Ulož(it|eno)$/ });
const readShownTitles = (): string[] =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('the button bookmarks a match of another city, so that the list shows it, and removes the bookmark', async () => {
  const { user, at, go } = await openMatch(matchInPraha);
  await screen.findByText('Uloží se jen v tomto zařízení.');
  expect(findButton().textContent).toBe('Uložit');
  await user.click(findButton());
  expect(findButton().textContent).toBe('Uloženo');

  await go('/');
  const row = (await screen.findByRole('heading', { level: 3, name: 'Pražský' })).closest('li');
  expect(within(row!).getByText('Uloženo')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Filtry' }));
  await user.click(await screen.findByRole('button', { name: 'Uložené' }));
  await user.click(await screen.findByRole('button', { name: /^Ukázat/ }));
  await waitFor(() => expect([at(), readShownTitles()]).toEqual(['/?remembered=1', ['Pražský']]));

  await user.click(screen.getByRole('link', { name: 'Pražský' }));
  await user.click(await screen.findByRole('button', { name: 'Uloženo' }));
  expect(findButton().textContent).toBe('Uložit');
  await user.click(screen.getByRole('link', { name: 'Všechny zápasy' }));
  await screen.findByRole('heading', { level: 2, name: 'Zatím nemáte uložený žádný zápas' });
  await user.click(screen.getByRole('button', { name: 'Zobrazit zápasy' }));
  await waitFor(() => expect([at(), readShownTitles()]).toEqual(['/', ['Jiný']]));
});

it('the button stays for a bookmarked match after joining, and disappears with the bookmark', async () => {
  const { user } = await openMatch({ ...matchInPraha, players: ['jana'] });
  await screen.findByRole('button', { name: 'Sdílet' });
  act(() => setRemembered({ id: 1, ends_at: new Date(NOW + 2 * DAY).toISOString() }, true));
  await user.click(await screen.findByRole('button', { name: 'Uloženo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ulož/ })).toBeNull());
});

it.each<[string, PlannedMatch]>([
  ['mine and not bookmarked', { ...matchInPraha, players: ['jana'] }],
  ['running', { ...matchInPraha, starts_at: NOW - HOUR, ends_at: NOW + HOUR }],
  ['cancelled', { ...matchInPraha, cancelled: true }],
  ['finished', { ...matchInPraha, starts_at: NOW - 3 * HOUR, ends_at: NOW - HOUR }],
])('the button is missing for a match that is %s', async (_, match) => {
  await openMatch(match);
  await screen.findByRole('button', { name: 'Sdílet' });
  expect(screen.queryByRole('button', { name: /^Ulož(it|eno)$/ })).toBeNull();
});

// This test is the last, because the match that could not be stored stays in the memory of the module.
it('the button says when the browser cannot store the bookmark, which the app keeps until a reload', async () => {
  const { user } = await openMatch(matchInPraha, '/en/detail/1');
  await screen.findByText('Saved on this device only.');
  const setItemSpy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const toggleButton = screen.getByRole('button', { name: 'Save' });
  await user.click(toggleButton);
  expect(await screen.findByText(/^This device can’t store it\./)).toBeDefined();
  expect(toggleButton.textContent).toBe('Saved');
  setItemSpy.mockRestore();
});
