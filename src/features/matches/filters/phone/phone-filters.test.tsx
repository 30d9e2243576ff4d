// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import type { PlannedMatch } from '@tests/setup/plan-matches';

useOpenApp();

/** NOW is Friday at 18:00 in Prague. */
const matches: PlannedMatch[] = [
  { title: 'Večerní', starts_at: NOW + 2 * HOUR, sport: 'football' },
  { title: 'Ranní', starts_at: NOW + 15 * HOUR, sport: 'football' },
  { title: 'Nedělní', starts_at: NOW + 2 * DAY, sport: 'hockey' },
];

const openList = (address: string) => openApp(address, { as: 'jana', matches });

const getTitles = (): string[] =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const getChips = (): string[] =>
  screen.queryAllByRole('button', { name: /^Zrušit filtr: / }).map(({ textContent }) => textContent);

it('a sheet counts what its choices leave, which apply at once, and gives the focus back', async () => {
  const { user, at } = await openList('/');
  const opener = await screen.findByRole('button', { name: 'Filtry' });
  await user.click(opener);
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtry' }));
  expect(await sheet.findByRole('button', { name: /^Ukázat 3\szápasy$/ })).toBeDefined();
  await user.click(
    within(sheet.getByRole('region', { name: 'Sport' })).getByRole('button', { name: 'Fotbal' }),
  );
  await sheet.findByRole('button', { name: /^Ukázat 2\szápasy$/ });
  await user.click(sheet.getByRole('button', { name: 'Dnes' }));
  await user.click(await sheet.findByRole('button', { name: /^Ukázat 1\szápas$/ }));
  await waitFor(() => expect(at()).toBe('/?from=2026-11-20&to=2026-11-20&sport=football'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getTitles()).toEqual(['Večerní']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filtry, 2\szapnuté$/ }));
});

it('the days of the sheet can be typed', async () => {
  const { user, at } = await openList('/?from=2026-11-20&to=2026-11-20');
  await user.click(await screen.findByRole('button', { name: /^Filtry/ }));
  await user.click(await screen.findByRole('button', { name: 'Jiné dny' }));
  await user.type(screen.getByLabelText('Od'), '2026-11-22');
  await waitFor(() => expect(at()).toBe('/?from=2026-11-22'));
  await user.click(screen.getByRole('button', { name: 'Vymazat filtry' }));
  await waitFor(() => expect(at()).toBe('/'));
  expect(screen.getByRole('dialog')).toBeDefined();
});

it('active filters are in sight, and each is taken back by a press that leaves the focus in the row', async () => {
  const { user, at } = await openList('/?sport=hockey&time=morning,evening&free=1');
  await waitFor(() => expect(getChips()).toEqual(['Dopoledne a\u00A0večer', 'Hokej', 'Volná místa']));
  // The button that clears all is in sight, however many chips follow.
  const clear = screen.getByRole('button', { name: 'Vymazat filtry' });
  expect(clear.nextElementSibling?.textContent).toBe('Dopoledne a\u00A0večer');
  await user.click(screen.getByRole('button', { name: 'Zrušit filtr: Hokej' }));
  await waitFor(() => expect(at()).toBe('/?time=morning%2Cevening&free=1'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zrušit filtr: Volná místa' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(at()).toBe('/?time=morning%2Cevening'));
  await user.click(screen.getByRole('button', { name: /^Zrušit filtr: / }));
  await waitFor(() => expect([at(), getChips()]).toEqual(['/', []]));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtry' }));
});

it('all cities are nothing to clear', async () => {
  await openList('/?city=all');
  await screen.findByRole('button', { name: 'Filtry' });
  expect(screen.queryByRole('button', { name: 'Vymazat filtry' })).toBeNull();
});
