// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { openApp, useOpenApp } from '../../../../tests/setup/open-app.tsx';
import { type PlannedMatch, planMatches } from '../../../../tests/setup/plan-matches.ts';

useOpenApp();

/** NOW is Friday at 18:00 in Prague. */
const open = async (matches: readonly PlannedMatch[], address = '/') => {
  const app = await openApp(address, { as: 'jana', prepare: (backend) => planMatches(backend, matches) });
  await screen.findAllByRole('heading', { level: 3 });
  return app;
};

const card = (name: string): HTMLElement => screen.getByRole('region', { name });
const text = (name: string): string => card(name).textContent.replaceAll(/\s/g, ' ');

const others = { title: 'Cizí', players: ['alex'] };
const hers = { title: 'Můj', players: ['jana', 'alex'], starts_at: NOW + 15 * HOUR };

it('says when and where I play next, with whom, and until when I have to confirm', async () => {
  const places = { jana: { confirm_by: NOW + 2 * HOUR } };
  await open([
    { ...hers, title: 'Pozdější', starts_at: NOW + DAY },
    { ...hers, participations: places },
  ]);
  expect(text('Příště hrajete')).toMatch(
    /Zítra, 9:00.*Můj.*Lužánky.*Brno.*Obsazeno 2 z 10, pořádá Petr Dvořák.*Potvrďte v e-mailu do pátku 20\. 11\. 20:00/,
  );
  const links = within(card('Příště hrajete')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/detail/2',
    '/detail/2#chat',
    expect.stringContaining('openstreetmap.org'),
  ]);
});

it('is the next one in which I have a place, not one for which I wait, in the language of the page', async () => {
  const waits = { title: 'Čeká', players: ['alex'], waiting: ['jana'], max_participants: 1 };
  await open([waits, { ...hers, starts_at: NOW + 2 * DAY }], '/en');
  expect(text('Your next match')).toMatch(/Sun 22 Nov, 18:00.*Můj/);
});

it('is the one that goes on, until its end', async () => {
  await open([{ ...hers, starts_at: NOW - HOUR, ends_at: NOW + HOUR }, hers]);
  expect(text('Právě hrajete')).toContain('do 19:00');
});

it('stays whatever the filters leave in, and its match stays in the list', async () => {
  const { user } = await open([hers]);
  expect(screen.getByRole('heading', { level: 3, name: 'Můj' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Volná místa' }));
  expect(card('Příště hrajete')).toBeDefined();
});

it('is not there for somebody who plays nowhere, and does not move the rows once the first one is joined', async () => {
  const { user } = await open([others]);
  expect(screen.queryByRole('region', { name: 'Příště hrajete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Jdu hrát: Cizí' }));
  await waitFor(() => expect(card('Příště hrajete').className).toContain('max-xl:hidden'));
});
