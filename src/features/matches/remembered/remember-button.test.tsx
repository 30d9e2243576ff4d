// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { openApp, type OpenedApp, useOpenApp } from '../../../../tests/setup/open-app.tsx';
import { type PlannedMatch, planMatches } from '../../../../tests/setup/plan-matches.ts';
import { remember } from './remembered';

useOpenApp();

const open = (match: PlannedMatch, address = '/detail/1'): Promise<OpenedApp> =>
  openApp(address, {
    as: 'jana',
    prepare: (backend) => planMatches(backend, [match, { title: 'Jiný', starts_at: NOW + 2 * DAY }]),
  });

/** Not in a city of the person's profile. */
const away: PlannedMatch = { title: 'Pražský', starts_at: NOW + DAY, venue: 'letna' };

const button = (): HTMLElement => screen.getByRole('button', { name: /^Zapamatov(at|áno)$/ });
const titles = (): string[] =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('keeps a match in mind for the list, also one that is played elsewhere, and forgets it', async () => {
  const { user, at, go } = await open(away);
  await screen.findByText('Jen v tomto zařízení, do konce zápasu nebo odhlášení z účtu.');
  expect(button().textContent).toBe('Zapamatovat');
  await user.click(button());
  expect(button().textContent).toBe('Zapamatováno');

  await go('/');
  const row = (await screen.findByRole('heading', { level: 3, name: 'Pražský' })).closest('li');
  expect(within(row!).getByText('Zapamatováno')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Zapamatované' }));
  await waitFor(() => expect([at(), titles()]).toEqual(['/?remembered=1', ['Pražský']]));

  await user.click(screen.getByRole('link', { name: 'Pražský' }));
  await user.click(await screen.findByRole('button', { name: 'Zapamatováno' }));
  expect(button().textContent).toBe('Zapamatovat');
  await user.click(screen.getByRole('link', { name: 'Všechny zápasy' }));
  await screen.findByRole('heading', { level: 2, name: 'Zatím nemáte zapamatovaný žádný zápas' });
  await user.click(screen.getByRole('button', { name: 'Zobrazit zápasy' }));
  await waitFor(() => expect([at(), titles()]).toEqual(['/', ['Jiný']]));
});

it('can be found after joining too, and is gone once it is forgotten', async () => {
  const { user } = await open({ ...away, players: ['jana'] });
  await screen.findByRole('button', { name: 'Sdílet' });
  act(() => remember({ id: 1, ends_at: new Date(NOW + 2 * DAY).toISOString() }, true));
  await user.click(await screen.findByRole('button', { name: 'Zapamatováno' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Zapamatov/ })).toBeNull());
});

it.each<[string, PlannedMatch]>([
  ['mine and was not remembered', { ...away, players: ['jana'] }],
  ['being played', { ...away, starts_at: NOW - HOUR, ends_at: NOW + HOUR }],
  ['over', { ...away, starts_at: NOW - 3 * HOUR, ends_at: NOW - HOUR }],
])('is not there for a match that is %s', async (_, match) => {
  await open(match);
  await screen.findByRole('button', { name: 'Sdílet' });
  expect(screen.queryByRole('button', { name: /^Zapamatov(at|áno)$/ })).toBeNull();
});

// The last one: what a full storage had no room for stays with the module, as with a page.
it('says beside it that the browser stores nothing, and keeps it as long as the page', async () => {
  const { user } = await open(away, '/en/detail/1');
  await screen.findByText('On this device only, until the match ends or you sign out.');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const toggle = screen.getByRole('button', { name: 'Remember' });
  await user.click(toggle);
  expect(await screen.findByText(/^This device can’t store it\./)).toBeDefined();
  expect(toggle.textContent).toBe('Remembered');
  full.mockRestore();
});
