// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { filterKeys, filterTable } from '@/features/matches/filters/filters';
import { openApp, type OpenAppOptions, useOpenApp } from '@tests/setup/open-app';
import { type PlannedMatch, planMatches } from '@tests/setup/plan-matches';

useOpenApp();

const openList = (
  matches: readonly PlannedMatch[],
  address = '/',
  { faults = [], prepare }: OpenAppOptions = {},
) =>
  openApp(address, {
    as: 'jana',
    faults,
    prepare(backend) {
      planMatches(backend, matches);
      prepare?.(backend);
    },
  });

/** The headings of the days with the titles of their matches. */
async function shownDays(): Promise<Record<string, string[]>> {
  const headings = await screen.findAllByRole('heading', { level: 2 });
  return Object.fromEntries(
    headings.flatMap((heading) => {
      const section = heading.closest<HTMLElement>('#matches section');
      if (!section) return [];
      const titles = within(section).queryAllByRole('heading', { level: 3 });
      return [[heading.textContent, titles.map((title) => title.textContent)]];
    }),
  );
}

const shownTitles = (): string[] =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

const findRow = async (title: string): Promise<HTMLElement> => {
  const item = (await screen.findByRole('heading', { level: 3, name: title })).closest('li');
  if (!item) throw new Error(`${title} is not in a list.`);
  return item;
};

const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });

/** NOW is Friday at 18:00 in Prague. */
const evening = { title: 'Večerní', starts_at: NOW + 2 * HOUR };
const morning = { title: 'Ranní', starts_at: NOW + 15 * HOUR };
const sunday = { title: 'Nedělní', starts_at: NOW + 2 * DAY };

describe('the list', () => {
  it('collapses the running matches without me at its top; mine stays a row', async () => {
    const started = { starts_at: NOW - HOUR / 2, ends_at: NOW + HOUR / 2 };
    await openList([
      { title: 'Cizí', ...started },
      { title: 'Můj', ...started, players: ['jana'] },
      { title: 'Jiný', ...started },
      evening,
    ]);
    expect(await shownDays()).toEqual({ Dnes: ['Můj', 'Večerní'] });
    const line = screen.getByText('Právě se hraje: 2 zápasy');
    const details = line.closest('details')!;
    expect(details.compareDocumentPosition(await findRow('Můj'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([details.open, within(details).getAllByText(/Cizí|Jiný/).length]).toEqual([false, 2]);
    act(() => line.click());
    expect(details.open).toBe(true);
  });

  it('puts a match of another time zone under its own day and shows both times', async () => {
    // Saturday 23:30 in London, Sunday 0:30 in Prague.
    const starts_at = Date.UTC(2026, 10, 21, 23, 30);
    await openList(
      [{ title: 'London', starts_at, timezone: 'Europe/London', venue: 'archbishopsPark' }],
      '/?city=all',
    );
    expect(await shownDays()).toEqual({ Zítra: ['London'] });
    const text = (await findRow('London')).textContent.replaceAll(/\s/g, ' ');
    expect(text).toContain('od 23:30 do 0:30 londýnského času');
    expect(text).toContain('u vás ne 22. 11. 0:30–1:30');
  });

  it('shows my status, the price and the free spots of each match', async () => {
    const czk = { amount: 12_000, currency: 'CZK' };
    await openList([
      { title: 'Volný', price: czk, format: '5v5', level: 'beginner', sport: 'floorball', players: 8 },
      { title: 'Můj', players: ['jana', 'alex'] },
      { title: 'Potvrzený', players: ['jana'], participations: { jana: { status: 'confirmed' } } },
      { title: 'Čekám', max_participants: 1, players: ['alex'], waiting: ['tomas', 'jana'] },
      { title: 'Bez omezení', max_participants: null, players: 3 },
      { title: 'Zrušený', cancelled: true, cancellation_reason: 'Hala nemá střechu.' },
      { title: 'Běží', starts_at: NOW - HOUR / 2, ends_at: NOW + HOUR, players: 4 },
    ]);
    const rowText = async (title: string): Promise<string> =>
      (await findRow(title)).textContent.replaceAll(/\s/g, ' ');
    for (const fact of ['Florbal', 'Začátečníci', '5v5', '120 Kč'])
      expect(await rowText('Volný')).toContain(fact);
    expect(await rowText('Volný')).toContain('2 volná místa');
    expect(await rowText('Můj')).toContain('Na soupisce');
    expect(await rowText('Můj')).toContain('Zdarma');
    expect(await rowText('Potvrzený')).toContain('Potvrzeno');
    expect(await rowText('Čekám')).toContain('Plno, 2 čekají');
    expect(await rowText('Bez omezení')).toContain('3 hráči, bez omezení');
    expect(await rowText('Zrušený')).toContain('Zrušeno');
    expect(await rowText('Zrušený')).toContain('Hala nemá střechu.');
    expect(within(await findRow('Zrušený')).queryByRole('button')).toBeNull();
    expect(await rowText('Běží')).toContain('Hraje se');
    expect(await rowText('Běží')).toContain('Obsazeno 4 z 10');
    expect(within(await findRow('Běží')).queryByRole('button')).toBeNull();
  });

  it('removes a match when it is finished', async () => {
    await openList([evening, morning]);
    await findRow('Večerní');
    vi.setSystemTime(NOW + 3 * HOUR + 1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shownTitles()).toEqual(['Ranní']);
    expect(screen.getByText('1 zápas')).toBeDefined();
  });
});

describe('a long list', () => {
  /** Sixty matches, one after each interval in milliseconds. */
  const createMatches = (interval: number) =>
    Array.from({ length: 60 }, (_, index) => ({
      title: `Zápas ${String(index)}`,
      starts_at: NOW + (index + 1) * interval,
    }));

  it('renders its rows in steps until all are there', async () => {
    const many = createMatches(HOUR);
    await openList(many);
    await findRow('Zápas 0');
    expect(shownTitles().length).toBeLessThan(60);
    const isBusy = () =>
      document.querySelector('[data-day]')?.closest('[aria-busy]')?.getAttribute('aria-busy');
    expect(isBusy()).toBe('true');
    // A day reserves the height of its rows before they are rendered.
    const rowCounts = [...document.querySelectorAll<HTMLElement>('[data-day]')].map(({ style }) =>
      Number(style.getPropertyValue('--rows')),
    );
    expect(rowCounts.reduce((sum, rows) => sum + rows)).toBe(60);
    await waitFor(() => expect(shownTitles()).toHaveLength(60), { timeout: 10_000 });
    expect(shownTitles()).toEqual(many.map(({ title }) => title));
    expect(isBusy()).toBe('false');
  });

  it('renders a day at once when it comes near the screen, and not before', async () => {
    await openList(createMatches(DAY));
    await findRow('Zápas 0');
    const changeVisibility = (index: number, skipped: boolean): void => {
      const day = document.querySelectorAll('[data-day]')[index];
      const event = new Event('contentvisibilityautostatechange', { bubbles: true });
      act(() => void day?.dispatchEvent(Object.assign(event, { skipped })));
    };
    changeVisibility(59, true);
    expect(shownTitles()).not.toContain('Zápas 59');
    changeVisibility(58, false);
    expect(shownTitles()).toContain('Zápas 58');
    expect(shownTitles()).not.toContain('Zápas 59');
  });

  it('renders first the rows that fit the filters', async () => {
    const [last, ...others] = createMatches(HOUR).toReversed();
    await openList([...others, { ...last, sport: 'hockey' }], '/?sport=hockey');
    await findRow('Zápas 59');
    expect(shownTitles()).toEqual(['Zápas 59']);
  });
});

describe('the filters', () => {
  const matches = [
    { ...evening, sport: 'football', venue: 'luzanky', level: 'advanced' },
    { ...morning, sport: 'volleyball', venue: 'letna', level: 'any', players: ['jana'] },
    {
      ...sunday,
      sport: 'volleyball',
      venue: 'stromovka',
      level: 'beginner',
      max_participants: 2,
      players: 2,
    },
  ] as const satisfies PlannedMatch[];

  it('list my cities first, filter by city, by mine and by days, and only hide the other rows', async () => {
    const { user, at } = await openList(matches);
    await screen.findByRole('group', { name: 'Moje města' });
    const names = (group: string): string[] =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(names('Moje města')).toEqual(['Brno', 'České Budějovice']);
    expect(names('Další města')).toEqual(['Praha']);
    const city = screen.getByRole('combobox', { name: 'Město' });
    await user.selectOptions(city, 'Praha');
    await waitFor(() => expect([at(), shownTitles()]).toEqual(['/?city=1', ['Ranní']]));
    await user.selectOptions(city, within(city).getByRole('option', { name: 'Moje města' }));
    await waitFor(() => expect([at(), shownTitles()]).toEqual(['/', ['Večerní', 'Ranní', 'Nedělní']]));

    const hidden = await findRow('Večerní');
    await user.click(screen.getByRole('button', { name: 'Jen moje' }));
    await waitFor(() => expect(shownTitles()).toEqual(['Ranní']));
    expect(hidden.isConnected && hidden.hidden).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Jen moje' }));
    await waitFor(() => expect(hidden.hidden).toBe(false));
    expect(await findRow('Večerní')).toBe(hidden);

    const when = screen.getByRole('combobox', { name: 'Kdy' });
    await user.selectOptions(when, 'Zítra');
    await waitFor(() =>
      expect([at(), shownTitles()]).toEqual(['/?from=2026-11-21&to=2026-11-21', ['Ranní']]),
    );
    await user.selectOptions(when, 'Jiné dny');
    await waitFor(() => expect(shownTitles()).toHaveLength(3));
    await user.type(screen.getByLabelText('Od'), '2026-11-22');
    await waitFor(() => expect([at(), shownTitles()]).toEqual(['/?from=2026-11-22', ['Nedělní']]));
    expect(when).toHaveProperty('value', 'custom');
  });

  it('hide the rare ones behind a button until one of them is active', async () => {
    const { user, at } = await openList(matches);
    expect(screen.queryByRole('combobox', { name: 'Sport' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Další filtry' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sport' }), 'Fotbal');
    await waitFor(() => expect([at(), shownTitles()]).toEqual(['/?sport=football', ['Večerní']]));
    await user.click(screen.getByRole('button', { name: 'Další filtry' }));
    const [first] = within(screen.getByRole('region', { name: 'Filtry zápasů' })).getAllByRole('combobox');
    expect(screen.queryByRole('combobox', { name: 'Úroveň' })).toBeNull();
    expect(first).toBe(screen.getByRole('combobox', { name: 'Sport' }));
  });

  it('render only the pressed chip again', async () => {
    const chips = filterKeys.map((key) => [key, vi.spyOn(filterTable[key], 'Chip')] as const);
    const { user, at } = await openList(matches, '/?from=2026-11-20&time=morning,evening');
    await findRow('Ranní');
    for (const [, chip] of chips) chip.mockClear();
    await user.click(screen.getByRole('button', { name: 'Volná místa' }));
    await waitFor(() => expect(at()).toContain('free=1'));
    await findRow('Ranní');
    const rendered = chips.filter(([, chip]) => chip.mock.calls.length > 0);
    expect(rendered.map(([key]) => key)).toEqual(['freePlaces']);
  });
});

it('the menu for the part of the day counts the matches that fit the other filters', async () => {
  const { user, at } = await openList([evening, morning, sunday], '/?from=2026-11-21');
  await findRow('Ranní');
  await user.click(screen.getByRole('button', { name: 'Část dne' }));
  const menu = await screen.findByRole('menu', { name: 'Část dne' });
  const choices = within(menu).getAllByRole('menuitemcheckbox');
  expect(choices.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Dopoledne do 121 zápas',
    'Odpoledne 12–170 zápasů',
    'Večer od 171 zápas',
  ]);
  await user.keyboard('{Home}{Enter}');
  await waitFor(() => expect([at(), shownTitles()]).toEqual(['/?from=2026-11-21&time=morning', ['Ranní']]));
  await user.keyboard('{End} ');
  await waitFor(() => expect(shownTitles()).toEqual(['Ranní', 'Nedělní']));
  await user.keyboard('{Escape}');
  const chip = screen.getByRole('button', { name: /^Část dne: Dopoledne a\svečer$/ });
  expect(document.activeElement).toBe(chip);
});

describe('an empty list', () => {
  it('says so when no match is planned', async () => {
    await openList([]);
    await screen.findByRole('heading', { level: 2, name: 'Zatím se nic nechystá' });
    expect(screen.getByText('0 zápasů').className).toBe('sr-only');
  });

  it('offers to remove the filter that no match fits', async () => {
    const { user, at } = await openList([evening, sunday], '/?sport=football&from=2026-11-21&to=2026-11-21');
    await screen.findByRole('heading', { level: 2, name: 'Zítra žádný fotbal ve vašich městech' });
    await user.click(screen.getByRole('button', { name: 'Bez ohledu na den: 2 zápasy' }));
    await waitFor(() => expect([at(), shownTitles()]).toEqual(['/?sport=football', ['Večerní', 'Nedělní']]));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('offers the city of the next match that fits the other filters', async () => {
    const { user, at } = await openList(
      [
        { ...evening, sport: 'football', venue: 'letna' },
        { ...morning, sport: 'hockey', venue: 'poruba' },
        { ...sunday, sport: 'hockey', venue: 'letna' },
      ],
      '/?city=2&sport=hockey',
    );
    expect(await screen.findByText(/Další zápas je jinde: Ostrava, zítra\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Zobrazit: Ostrava' }));
    await waitFor(() => expect([at(), shownTitles()]).toEqual(['/?city=3&sport=hockey', ['Ranní']]));
  });

  it('offers all matches to a person without a match', async () => {
    const { user, at } = await openList([evening], '/?mine=1');
    await screen.findByRole('heading', { level: 2, name: 'Ještě nejste na žádné soupisce' });
    await user.click(screen.getByRole('button', { name: 'Zobrazit zápasy' }));
    await waitFor(() => expect([at(), shownTitles()]).toEqual(['/', ['Večerní']]));
  });
});

describe('a list of my cities', () => {
  const away = { ...morning, venue: 'letna' } as const;
  const chosenCity = (): string | undefined =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Město' }).selectedOptions[0]?.textContent;

  it('shows the matches elsewhere on a press, and my cities again after the filters are cleared', async () => {
    const { user, at } = await openList([evening, away, { ...sunday, venue: 'poruba', players: ['jana'] }]);
    await findRow('Večerní');
    expect([shownTitles(), chosenCity()]).toEqual([['Večerní', 'Nedělní'], 'Moje města']);
    await user.click(screen.getByRole('button', { name: /^Jinde: 1\szápas$/ }));
    await waitFor(() =>
      expect([at(), shownTitles()]).toEqual(['/?city=all', ['Večerní', 'Ranní', 'Nedělní']]),
    );
    expect([chosenCity(), screen.queryByRole('button', { name: /^Jinde/ })]).toEqual(['Všechna města', null]);
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    await user.click(screen.getByRole('button', { name: 'Zrušit filtry' }));
    await waitFor(() => expect([at(), shownTitles()]).toEqual(['/', ['Večerní', 'Nedělní']]));
  });

  it.each<[string, OpenAppOptions]>([
    [
      'names no city',
      {
        prepare: (backend) =>
          backend.store.mutate(({ users }) => {
            for (const user of users) user.city_ids = [];
          }),
      },
    ],
    ['cannot be loaded', { faults: [{ target: 'getProfile', kind: 'status' }] }],
  ])('shows all cities when the profile %s', async (_, options) => {
    await openList([evening, away], '/', options);
    await findRow('Ranní');
    expect([shownTitles(), chosenCity()]).toEqual([['Večerní', 'Ranní'], 'Všechna města']);
  });

  it('waits for the profile with the cities', async () => {
    await openList([evening, away], '/', {
      faults: [{ target: 'getProfile', kind: 'delay', delay_ms: 300 }],
    });
    await screen.findByRole('region', { name: 'Filtry zápasů' });
    expect([screen.getByText('Načítáme…').isConnected, shownTitles(), chosenCity()]).toEqual([
      true,
      [],
      'Město',
    ]);
    await findRow('Večerní');
    expect(shownTitles()).toEqual(['Večerní']);
  });
});

it.each([
  ['60', 'Mělník', 1],
  ['2000000000', 'Vybrané město', 1],
  // A match of the list holds this name.
  ['2', 'Brno', 0],
])('the chip of the chosen city %s shows %s after %i requests', async (id, name, calls) => {
  const { requests } = await openList([evening], `/?city=${id}`);
  const chip = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Město' });
  await waitFor(() => expect(chip.selectedOptions[0]?.textContent).toBe(name));
  await screen.findAllByRole('heading', { level: 2 });
  // The text of an unknown city stands there before its request, too.
  await waitFor(() => expect(requests('cities')).toHaveLength(calls));
});

it('the focus moves to the next match when I leave one while only mine are shown', async () => {
  const mine = { ...evening, players: ['jana' as const] };
  const { user } = await openList([mine, { ...morning, players: ['jana'] }], '/?mine=1');
  await findRow('Ranní');
  await user.click(screen.getByRole('button', { name: 'Nejdu: Večerní' }));
  await user.click(await screen.findByRole('button', { name: 'Nejdu' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Večerní' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ranní' })));
});
