// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import {
  openApp,
  type OpenAppOptions,
  type OpenedApp,
  useOpenApp,
} from '../../../../tests/setup/open-app.tsx';
import { type PlannedMatch, planMatches } from '../../../../tests/setup/plan-matches.ts';

useOpenApp();

/** NOW is Friday 20 November, 18:00 in Prague; the match is on Saturday. */
const futsal: PlannedMatch = { title: 'Futsal', starts_at: NOW + DAY, players: ['alex'] };

const openDetail = (
  match: PlannedMatch = futsal,
  { address = '/detail/1', faults = [] }: { address?: string; faults?: OpenAppOptions['faults'] } = {},
): Promise<OpenedApp> =>
  openApp(address, { as: 'jana', faults, prepare: (backend) => planMatches(backend, [match]) });

/** All that the screen says, with plain spaces. */
const text = (): string => (screen.getByRole('main').textContent ?? '').replaceAll(/\s/g, ' ');

const roster = (): Promise<HTMLElement> => screen.findByRole('region', { name: /^Soupiska/ });

/** Who stands in a list, without pictures and initials. */
const people = (region: HTMLElement): string[] =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('span:not([aria-hidden]):not(span span)')])
    .map((parts) => parts.map((part) => part.textContent).join(' '));

describe('a match', () => {
  it('shows when, where, for whom, for how much and by whom', async () => {
    await openDetail({
      ...futsal,
      sport: 'floorball',
      level: 'beginner',
      format: '4v4',
      price: { amount: 8000, currency: 'CZK' },
      min_participants: 3,
      description: 'Vezměte si\nsvětlé tričko.',
    });
    await roster();
    expect(document.title).toBe('Futsal – Hrajem');
    for (const words of [
      'Florbal',
      'Zítra, 18:00–19:00',
      'Sportovní hala LužánkySportovní 486/4, 602 00 Brno',
      '9 volných míst',
      'Aby se hrálo, chybí ještě 2 hráči',
      '80 Kč na osobu',
      'ÚroveňZačátečníci',
      'Formát4v4',
      'Petr Dvořák',
      'Vezměte si světlé tričko.',
    ]) {
      expect(text()).toContain(words);
    }
    // "Za 24 hodin" beside "Zítra" would only have to be counted back.
    expect(text()).not.toContain('Začíná');
    const map = screen.getByRole('link', { name: 'Zobrazit na mapě' });
    expect(map.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=49.21020&mlon=16.60860#map=17/49.21020/16.60860',
    );
    expect(map.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('lists who plays and who waits, with me marked', async () => {
    await openDetail({
      ...futsal,
      max_participants: 2,
      players: ['alex', 'jana'],
      participations: { alex: { status: 'confirmed' } },
      waiting: ['tomas', 'nova'],
    });
    const playing = await roster();
    expect(people(playing)).toEqual(['Alex Turner', 'Jana Nováková (Vy)']);
    expect(within(playing).getByText('2 ze 2')).toBeDefined();
    expect(within(playing).getAllByRole('img', { name: 'Účast potvrzena' })).toHaveLength(1);
    const waiting = screen.getByRole('region', { name: /^Náhradníci/ });
    expect(people(waiting)).toEqual(['1. Tomáš Procházka', '2. Tereza Nová']);
  });

  it.each([
    [{}, /Na soupisce zatím nikdo není. Buďte první./],
    [{ cancelled: true }, /Na soupisce nikdo není\.$/],
  ])('invites the first to a roster that is not empty for good: %j', async (fields, words) => {
    await openDetail({ ...futsal, ...fields, players: [] });
    expect((await roster()).textContent).toMatch(words);
  });

  it('shows what the list knew at once, and the roster when it comes', async () => {
    const { user, backend } = await openDetail(futsal, { address: '/' });
    backend.faults.add({ target: 'getMatch', kind: 'delay', delay_ms: 300 });
    await user.click(await screen.findByRole('link', { name: 'Futsal' }));
    await screen.findByRole('heading', { level: 1, name: 'Futsal' });
    expect(text()).toContain('Načítáme…');
    expect(text()).toContain('Sportovní hala Lužánky');
    expect(screen.queryByRole('region', { name: /^Soupiska/ })).toBeNull();
    await roster();
    expect(text()).not.toContain('Načítáme…');
  });
});

const deadlines = { join_deadline: NOW + 2 * HOUR, leave_deadline: NOW + 20 * HOUR };
const toConfirm = { players: ['jana'], places: { jana: { confirm_by: NOW + 3 * HOUR } } };
const called = { cancelled: true, cancellation_reason: 'Hala nemá střechu.' };
const [untilJoin, untilLeave] = [
  'Přidat se můžete do pátku 20. 11. 20:00 (za 2 hodiny)',
  'Odhlásit se ze zápasu můžete',
];

it.each<[string, PlannedMatch, said: string[], not: string[], button: string | null]>([
  ['can be joined until a time', deadlines, [untilJoin], [untilLeave], 'Jdu hrát: Futsal'],
  [
    'can be left until a time, and is to be confirmed',
    { ...deadlines, ...toConfirm },
    [
      `${untilLeave} do soboty 21. 11. 14:00 (zítra)`,
      'Jste na soupisce. Účast prosím potvrďte do pátku 20. 11. 21:00 odkazem z e-mailu',
    ],
    ['Přidat se můžete', 'Hrajete!'],
    'Nejdu: Futsal',
  ],
  [
    'can no longer be joined',
    { join_deadline: NOW - HOUR * 2 },
    ['Přidat se šlo do pátku 20. 11. 16:00 (před 2 hodinami)', 'Přidat se už nejde.'],
    [],
    null,
  ],
  [
    'is full',
    { max_participants: 1 },
    ['Všechna místa jsou obsazená, můžete se přidat mezi náhradníky.'],
    [],
    'Přidat se mezi náhradníky: Futsal',
  ],
  [
    'is waited for',
    { max_participants: 1, waiting: ['tomas', 'jana'] },
    ['Čekáte na místo, jste 2. v pořadí. Jakmile se nějaké uvolní, posuneme vás'],
    ['Do kalendáře'],
    'Odejít z náhradníků: Futsal',
  ],
  [
    'is cancelled',
    called,
    ['Zápas je zrušený', 'Důvod: Hala nemá střechu.'],
    ['Začíná', 'Do kalendáře'],
    null,
  ],
  [
    'is over',
    { starts_at: NOW - DAY, players: ['alex', 'jana'] },
    ['Zápas už skončil', 'Včera, 18:00–19:00', 'Soupiska 2 z 10'],
    // Said once.
    ['Obsazeno', 'Do kalendáře'],
    null,
  ],
])('a match that %s says so, and offers what can be done', async (_, fields, said, not, button) => {
  await openDetail({ ...futsal, ...fields });
  await roster();
  for (const words of said) expect(text()).toContain(words);
  for (const words of not) expect(text()).not.toContain(words);
  const buttons = screen.queryAllByRole('button', { name: /: Futsal$/ });
  expect(buttons.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual(
    [button].filter(Boolean),
  );
  // No bar that stays in sight and holds nothing to press.
  expect(document.querySelector('main .sticky.grid') === null).toBe(button === null);
});

describe('a match that is', () => {
  it.each([
    ['cancelled', { cancelled: true }, 'Podobné zápasy'],
    ['over', { starts_at: NOW - DAY }, 'Zase příště'],
  ])('%s goes on with others of its sport and city, which the list knows', async (_, fields, title) => {
    const others = [
      { title: 'Další futsal', starts_at: NOW + 2 * DAY },
      { title: 'Volejbal', sport: 'volleyball' as const },
    ];
    const { user, requests, at } = await openApp('/detail/1', {
      as: 'jana',
      prepare: (backend) => planMatches(backend, [{ ...futsal, ...fields }, ...others]),
    });
    const links = within(await screen.findByRole('region', { name: title })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Neděle 22. 11. 18:00 Další futsal, Sportovní hala Lužánky 10 volných míst',
    ]);
    expect(requests('upcoming')).toHaveLength(1);
    await user.click(links[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Další futsal' });
    expect(at()).toBe('/detail/2');
  });

  it('about to begin says that it is on once it is', async () => {
    await openDetail({ ...futsal, starts_at: NOW + HOUR });
    await roster();
    expect(screen.getByRole('button', { name: 'Jdu hrát: Futsal' })).toBeDefined();
    vi.setSystemTime(NOW + HOUR + 1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(text()).toContain('Zápas právě probíhá');
    expect(screen.queryByRole('button', { name: /Futsal|kalendáře/ })).toBeNull();
  });
});

it('says once that nothing newer can be had, with its chat beside it', async () => {
  const { backend } = await openDetail(
    { ...futsal, players: ['jana', 'alex'] },
    { address: '/detail/1#chat' },
  );
  await screen.findByRole('textbox', { name: 'Zpráva ostatním' });
  backend.faults.add({ target: '/api/match/', kind: 'status' });
  vi.setSystemTime(NOW + 31_000);
  act(() => {
    for (const event of ['visibilitychange', 'focus']) window.dispatchEvent(new Event(event));
  });
  await screen.findAllByText(/^Nové údaje se teď nedaří načíst/);
  // The looks at the chat have failed by then, too.
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  expect(screen.getAllByText(/^Nové údaje se teď nedaří načíst/)).toHaveLength(1);
});

it('a match that there is not leads to all matches, without being asked for again', async () => {
  const { requests, user, at } = await openDetail(futsal, { address: '/detail/999' });
  await screen.findByRole('heading', { level: 1, name: 'Tento zápas neexistuje' });
  expect(document.title).toBe('Tento zápas neexistuje – Hrajem');
  expect(requests('/api/match/999/').length).toBeLessThanOrEqual(2);
  await user.click(screen.getByRole('link', { name: 'Zobrazit všechny zápasy' }));
  await screen.findByRole('link', { name: 'Futsal' });
  expect(at()).toBe('/');
});
