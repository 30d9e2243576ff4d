// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '@tests/setup/open-app';
import type { PlannedMatch } from '@tests/setup/plan-matches';

useOpenApp();

/** NOW is Friday at 18:00 in Prague. */
const openList = async (matches: readonly PlannedMatch[], address = '/') => {
  const app = await openApp(address, { as: 'jana', matches });
  await screen.findAllByRole('heading', { level: 3 });
  return app;
};

const findCard = (name: string): HTMLElement => screen.getByRole('region', { name });
const readCardText = (name: string): string => findCard(name).textContent.replaceAll(/\s/g, ' ');

const myMatch = { title: 'Můj', players: ['jana', 'alex'], starts_at: NOW + 15 * HOUR };

it('the card of my next match shows time, venue, players and the deadline to confirm', async () => {
  await openList([
    { ...myMatch, title: 'Pozdější', starts_at: NOW + DAY },
    { ...myMatch, participations: { jana: { confirm_by: NOW + 2 * HOUR } } },
  ]);
  expect(readCardText('Příště hrajete')).toMatch(
    /Zítra, 9:00.*Můj.*Lužánky.*Brno.*2 z 10, 8 volných míst.*Potvrďte do pá 20:00/,
  );
  const links = within(findCard('Příště hrajete')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/detail/2',
    '/detail/2#chat',
    expect.stringContaining('openstreetmap.org'),
  ]);
});

it('the card skips a match on whose waiting list I am, and is in the language of the page', async () => {
  const waitlistedMatch = { title: 'Čeká', players: ['alex'], waiting: ['jana'], max_participants: 1 };
  await openList([waitlistedMatch, { ...myMatch, starts_at: NOW + 2 * DAY }], '/en');
  expect(readCardText('Your next match')).toMatch(/Sun 22 Nov, 18:00.*Můj/);
});

it('the card shows a running match with its end', async () => {
  await openList([{ ...myMatch, starts_at: NOW - HOUR, ends_at: NOW + HOUR }, myMatch]);
  expect(readCardText('Právě hrajete')).toContain('Do 19:00');
});

it('the card does not depend on the filters, and its match stays in the list', async () => {
  const { user } = await openList([myMatch]);
  expect(screen.getByRole('heading', { level: 3, name: 'Můj' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Filtry' }));
  await user.click(await screen.findByRole('button', { name: 'Volná místa' }));
  await user.click(await screen.findByRole('button', { name: /^Ukázat/ }));
  expect(findCard('Příště hrajete')).toBeDefined();
});

it('the card is missing without a match of mine, and does not move the rows when I join a match', async () => {
  const { user } = await openList([{ title: 'Cizí', players: ['alex'] }]);
  expect(screen.queryByRole('region', { name: 'Příště hrajete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Jdu hrát: Cizí' }));
  await waitFor(() => expect(findCard('Příště hrajete').className).toContain('max-xl:hidden'));
});

it('below the card stands the match with the nearest deadline to confirm, by name, and how many others wait', async () => {
  const { user, requests } = await openList([
    myMatch,
    { title: 'Pozdní', starts_at: NOW + 9 * DAY, confirm_by: NOW + 8 * DAY },
    { title: 'Brzký', starts_at: NOW + 6 * DAY, confirm_by: NOW + 3 * DAY },
  ]);
  for (const title of ['Pozdní', 'Brzký']) {
    await user.click(screen.getByRole('button', { name: `Jdu hrát: ${title}` }));
    await within(findCard('Příště hrajete')).findByRole('button', { name: /^Potvrdit účast/ });
  }
  const expectText = (text: string) => waitFor(() => expect(readCardText('Příště hrajete')).toContain(text));
  const confirm = (title: string) =>
    user.click(within(findCard('Příště hrajete')).getByRole('button', { name: `Potvrdit účast: ${title}` }));
  await expectText('Potvrďte do po 18:00 a další 1, a další 1, Brzký');
  await confirm('Brzký');
  // The weekday alone would mean tomorrow.
  await expectText('Potvrďte do 28. 11., Pozdní');
  await confirm('Pozdní');
  await expectText('Účast je potvrzená: Pozdní');
  // The words take the focus, and keep the place of the button, so that no row moves.
  expect(document.activeElement?.textContent).toBe('Účast je potvrzená: Pozdní');
  expect(requests('/confirm/')).toHaveLength(2);
  const row = screen.getByRole('heading', { level: 3, name: 'Pozdní' }).closest('li')!;
  expect(within(row).queryByRole('button')).toBeNull();
});

it('without a match that fits, the card goes on a phone, and what waits for my confirmation stays, by name', async () => {
  const due = { confirm_by: NOW + 2 * HOUR };
  await openApp('/?sport=hockey', {
    as: 'jana',
    matches: [{ ...myMatch, sport: 'football', participations: { jana: due } }],
  });
  const title = await screen.findByRole('link', { name: 'Můj' });
  expect(screen.getByText('Mapa').closest(String.raw`.max-xl\:hidden`)).not.toBeNull();
  expect(title.closest(String.raw`.max-xl\:hidden`)).toBeNull();
});
