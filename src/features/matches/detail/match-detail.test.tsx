// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { holdRequests, openApp, useOpenApp } from '@tests/setup/open-app';
import type { PlannedMatch } from '@tests/setup/plan-matches';

useOpenApp();

/** NOW is Friday 20 November, 18:00 in Prague; the match is on Saturday. */
const futsalMatch: PlannedMatch = { title: 'Futsal', starts_at: NOW + DAY, players: ['alex'] };

const openDetail = (match: PlannedMatch = futsalMatch, address = '/detail/1') =>
  openApp(address, { as: 'jana', matches: [match] });

const readScreenText = (): string => (screen.getByRole('main').textContent ?? '').replaceAll(/\s/g, ' ');

const findRoster = (): Promise<HTMLElement> => screen.findByRole('region', { name: /^Soupiska/ });

const readNames = (region: HTMLElement): string[] =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('span:not([aria-hidden]):not(span span)')])
    .map((nameParts) => nameParts.map((part) => part.textContent).join(' '));

describe('a match', () => {
  it('shows sport, times, venue, price, level and organiser', async () => {
    await openDetail({
      ...futsalMatch,
      sport: 'floorball',
      level: 'beginner',
      format: '4v4',
      price: { amount: 8000, currency: 'CZK' },
      min_participants: 3,
      description: 'Vezměte si\nsvětlé tričko.',
    });
    await findRoster();
    expect(document.title).toBe('Futsal – Hrajem');
    for (const text of [
      'Florbal',
      'Zítra, 18:00–19:00',
      'Sportovní hala LužánkySportovní 486/4, 602 00 Brno',
      '9 volných míst',
      'Ještě 2 a hraje se, 1 z 10, 9 volných míst',
      'Sdílet',
      '80 Kč na osobu',
      'ÚroveňZačátečníci',
      'Formát4v4',
      'Petr Dvořák',
      'Vezměte si světlé tričko.',
    ]) {
      expect(readScreenText()).toContain(text);
    }
    // "Za 24 hodin" would only repeat "Zítra".
    expect(readScreenText()).not.toContain('Začíná');
    const mapLink = screen.getByRole('link', { name: 'Zobrazit na mapě' });
    expect(mapLink.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=49.21020&mlon=16.60860#map=17/49.21020/16.60860',
    );
    expect(mapLink.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('lists the players and the waiting list, and marks me', async () => {
    await openDetail({
      ...futsalMatch,
      max_participants: 2,
      players: ['alex', 'jana'],
      participations: { alex: { status: 'confirmed' } },
      waiting: ['tomas', 'nova'],
    });
    const playerList = await findRoster();
    expect(readNames(playerList)).toEqual(['Alex Turner', 'Jana Nováková (Vy)']);
    expect(within(playerList).getByRole('heading', { level: 2 }).textContent).toBe('Soupiska 2');
    const groups = within(playerList).getAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Potvrdil 1 ze 2 ',
      'Zatím nepotvrzeno 1',
    ]);
    expect(within(playerList).getAllByRole('img', { name: 'Potvrzeno' })).toHaveLength(1);
    const waitingList = screen.getByRole('region', { name: /^Náhradníci/ });
    expect(readNames(waitingList)).toEqual(['1. Tomáš Procházka', '2. Tereza Nová']);

    const scroll = vi.spyOn(within(playerList).getByRole('heading', { level: 2 }), 'scrollIntoView');
    fireEvent.click(screen.getByRole('main').querySelector('a[href="#roster"]')!);
    expect([scroll.mock.calls.length, location.hash]).toEqual([1, '']);
  });

  it.each([
    [{}, /Na soupisce zatím nikdo není. Buďte první./],
    [{ cancelled: true }, /Na soupisce nikdo není\.$/],
  ])('invites a person to join an empty roster only while joining is possible: %j', async (fields, text) => {
    await openDetail({ ...futsalMatch, ...fields, players: [] });
    expect((await findRoster()).textContent).toMatch(text);
  });

  it('collapses the people after the 24th, with their number', async () => {
    await openDetail({ ...futsalMatch, max_participants: 30, players: 26 });
    const roster = within(await findRoster());
    const others = roster.getByText('A ještě 2').closest('details');
    expect(roster.getAllByRole('listitem')).toHaveLength(26);
    expect(others?.open).toBe(false);
    expect(within(others as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the facts known from the list at once, and the roster when it is loaded', async () => {
    const { user } = await openDetail(futsalMatch, '/');
    const releaseMatch = holdRequests('GET /api/match/1/');
    await user.click(await screen.findByRole('link', { name: 'Futsal' }));
    await screen.findByRole('heading', { level: 1, name: 'Futsal' });
    expect(readScreenText()).toContain('Načítáme…');
    // A live region that was there at once would be said after the heading.
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByText('Načítáme…', { selector: '[role=status]' })).toEqual([]);
    await main.findAllByText('Načítáme…', { selector: '[role=status]' });
    expect(readScreenText()).toContain('Sportovní hala Lužánky');
    expect(screen.queryByRole('region', { name: /^Soupiska/ })).toBeNull();
    releaseMatch();
    await findRoster();
    expect(readScreenText()).not.toContain('Načítáme…');
  });
});

const deadlineFields = { join_deadline: NOW + 2 * HOUR, leave_deadline: NOW + 20 * HOUR };
const joinDeadlineText = 'Přidat se můžete do pátku 20. 11. 20:00 (za 2 hodiny)';
const leaveDeadlineText = 'Odhlásit se ze zápasu můžete';

it.each<[string, PlannedMatch, shownTexts: string[], hiddenTexts: string[], buttonName: string | null]>([
  [
    'has a deadline to join',
    deadlineFields,
    [joinDeadlineText, 'Odhlášení už by se počítalo jako pozdní'],
    [leaveDeadlineText],
    'Jdu hrát: Futsal',
  ],
  [
    'is in ten hours',
    { starts_at: NOW + 10 * HOUR },
    ['Odhlášení už by se počítalo jako pozdní'],
    ['Termíny'],
    'Jdu hrát: Futsal',
  ],
  [
    'is in two days',
    { starts_at: NOW + 2 * DAY },
    ['Odhlásit se můžete do soboty 21. 11. 18:00, potom se to počítá jako pozdní'],
    [leaveDeadlineText],
    'Jdu hrát: Futsal',
  ],
  [
    'cannot be left as late as that',
    { starts_at: NOW + 2 * DAY, leave_deadline: NOW + 20 * HOUR },
    [`${leaveDeadlineText} do soboty 21. 11. 14:00 (zítra)`],
    ['pozdní'],
    'Jdu hrát: Futsal',
  ],
  [
    'has a deadline to leave and one to confirm',
    { ...deadlineFields, players: ['jana'], participations: { jana: { confirm_by: NOW + 3 * HOUR } } },
    [
      `${leaveDeadlineText} do soboty 21. 11. 14:00 (zítra)`,
      'Odhlášení už by se počítalo jako pozdní',
      'Hrajete! Účast prosím potvrďte do pátku 20. 11. 21:00 odkazem z e-mailu',
    ],
    ['Přidat se můžete'],
    'Nejdu: Futsal',
  ],
  [
    'can no longer be joined',
    { join_deadline: NOW - HOUR * 2 },
    ['Hraje se', 'Už je pozdě, přidat se šlo do pátku 20. 11. 16:00'],
    ['volných míst', 'před 2 hodinami'],
    null,
  ],
  [
    'is mine while players are missing',
    { min_participants: 4, players: ['jana'] },
    ['Hrajete! Zítra, 18:00', 'Sehnat hráče'],
    [],
    'Nejdu: Futsal',
  ],
  ['is full', { max_participants: 1 }, ['Plno'], [], 'Čekat na místo: Futsal'],
  [
    'has me on its waiting list',
    { max_participants: 1, waiting: ['tomas', 'jana'] },
    ['Čekáte, jste 2. v pořadí', 'Až na vás přijde řada, místo dostanete automaticky'],
    ['Do kalendáře'],
    'Už nečekat: Futsal',
  ],
  [
    'is cancelled',
    { cancelled: true, cancellation_reason: 'Hala nemá střechu.' },
    ['Zápas je zrušený', 'Důvod: Hala nemá střechu.'],
    ['Začíná', 'Do kalendáře'],
    null,
  ],
  [
    'is finished',
    { starts_at: NOW - DAY, players: ['alex', 'jana'] },
    ['Zápas už skončil', 'Včera, 18:00–19:00', 'Soupiska 2'],
    ['Obsazeno', 'Do kalendáře'],
    null,
  ],
])('a match that %s has its texts and button', async (_, fields, shownTexts, hiddenTexts, buttonName) => {
  await openDetail({ ...futsalMatch, ...fields });
  await findRoster();
  for (const text of shownTexts) expect(readScreenText()).toContain(text);
  for (const text of hiddenTexts) expect(readScreenText()).not.toContain(text);
  const buttons = screen.queryAllByRole('button', { name: /: Futsal$/ });
  expect(buttons.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual(
    [buttonName].filter(Boolean),
  );
  // The sticky bar is there only when it holds a button.
  expect(document.querySelector('main .sticky.grid') === null).toBe(buttonName === null);
});

it('says once that it is too late to leave', async () => {
  await openDetail({ ...futsalMatch, players: ['jana'], leave_deadline: NOW - HOUR });
  await findRoster();
  expect(readScreenText().match(/Odhlásit se/g)).toHaveLength(1);
});

it('says before the press with which match of mine it clashes', async () => {
  const otherMatch: PlannedMatch = { title: 'Volejbal', starts_at: NOW + DAY - HOUR / 2, players: ['jana'] };
  await openApp('/detail/1', { as: 'jana', matches: [futsalMatch, otherMatch] });
  expect(await screen.findByText('V 17:30 už hrajete')).toBeDefined();
});

describe('a match that is', () => {
  it.each([
    ['cancelled', { cancelled: true }, 'Podobné zápasy'],
    ['finished', { starts_at: NOW - DAY }, 'Zase příště'],
  ])('%s offers other matches of its sport and city from the list', async (_, fields, title) => {
    const otherMatches = [
      { title: 'Další futsal', starts_at: NOW + 2 * DAY },
      { title: 'Volejbal', sport: 'volleyball' as const },
    ];
    const { user, requests, at, router } = await openApp('/detail/1', {
      as: 'jana',
      faults: [{ target: 'joinMatch', kind: 'delay', delay_ms: 20_000 }],
      matches: [{ ...futsalMatch, ...fields }, ...otherMatches],
    });
    const links = within(await screen.findByRole('region', { name: title })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Neděle 22. 11. 18:00 Další futsal, Sportovní hala Lužánky 10 volných míst',
    ]);
    expect(requests('upcoming')).toHaveLength(1);
    await user.click(links[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Další futsal' });
    expect(at()).toBe('/detail/2');
    // A match with a pending join is offered no longer.
    await user.click(await screen.findByRole('button', { name: 'Jdu hrát: Další futsal' }));
    act(() => router.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Futsal' });
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
  });

  it('about to begin says that it is running once it has begun', async () => {
    await openDetail({ ...futsalMatch, starts_at: NOW + HOUR });
    await findRoster();
    expect(screen.getByRole('button', { name: 'Jdu hrát: Futsal' })).toBeDefined();
    vi.setSystemTime(NOW + HOUR + 1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(readScreenText()).toContain('Právě se hraje');
    expect(screen.queryByRole('button', { name: /Futsal|kalendáře/ })).toBeNull();
  });
});

it('the screen of a match says only once that the match and its chat are outdated', async () => {
  const { backend } = await openDetail({ ...futsalMatch, players: ['jana', 'alex'] }, '/detail/1#chat');
  await screen.findByRole('textbox', { name: 'Zpráva ostatním' });
  backend.faults.add({ target: '/api/match/', kind: 'status' });
  vi.setSystemTime(NOW + 31_000);
  act(() => {
    for (const event of ['visibilitychange', 'focus']) window.dispatchEvent(new Event(event));
  });
  await screen.findAllByText(/^Nové údaje se teď nedaří načíst/);
  // The polls of the chat must have failed too.
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  expect(screen.getAllByText(/^Nové údaje se teď nedaří načíst/)).toHaveLength(1);
});

it('a match that does not exist links to all matches, and is not requested again', async () => {
  const { requests, user, at } = await openDetail(futsalMatch, '/detail/999');
  await screen.findByRole('heading', { level: 1, name: 'Tento zápas neexistuje' });
  expect(document.title).toBe('Tento zápas neexistuje – Hrajem');
  expect(requests('/api/match/999/').length).toBeLessThanOrEqual(2);
  await user.click(screen.getByRole('link', { name: 'Zobrazit všechny zápasy' }));
  await screen.findByRole('link', { name: 'Futsal' });
  expect(at()).toBe('/');
});
