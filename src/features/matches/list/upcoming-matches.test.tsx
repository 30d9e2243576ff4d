// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { filterKeys, filterTable } from '@/features/matches/filters/filters';
import { openApp, type OpenAppOptions, useOpenApp } from '../../../../tests/setup/open-app.tsx';
import { type PlannedMatch, planMatches } from '../../../../tests/setup/plan-matches.ts';

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

/** The list as a person reads it: each day with the titles below it. */
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

const titles = (): string[] =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

const row = async (title: string): Promise<HTMLElement> => {
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
  it('folds what runs without me into one line at its top, and opens it; mine stays a row', async () => {
    const started = { starts_at: NOW - HOUR / 2, ends_at: NOW + HOUR / 2 };
    await openList([
      { title: 'Cizí', ...started },
      { title: 'Můj', ...started, players: ['jana'] },
      { title: 'Jiný', ...started },
      evening,
    ]);
    expect(await shownDays()).toEqual({ Dnes: ['Můj', 'Večerní'] });
    const line = screen.getByText('Právě se hraje: 2 zápasy');
    const fold = line.closest('details')!;
    expect(fold.compareDocumentPosition(await row('Můj'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([fold.open, within(fold).getAllByText(/Cizí|Jiný/).length]).toEqual([false, 2]);
    act(() => line.click());
    expect(fold.open).toBe(true);
  });

  it('puts a match of another zone under its own day and says both times', async () => {
    // Saturday 23:30 in London, Sunday 0:30 in Prague.
    const starts_at = Date.UTC(2026, 10, 21, 23, 30);
    await openList(
      [{ title: 'London', starts_at, timezone: 'Europe/London', venue: 'archbishopsPark' }],
      '/?city=all',
    );
    expect(await shownDays()).toEqual({ Zítra: ['London'] });
    const text = (await row('London')).textContent.replaceAll(/\s/g, ' ');
    expect(text).toContain('od 23:30 do 0:30 londýnského času');
    expect(text).toContain('u vás ne 22. 11. 0:30–1:30');
  });

  it('says of each match whether I am in, what it costs and what is free', async () => {
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
    const text = async (title: string): Promise<string> =>
      (await row(title)).textContent.replaceAll(/\s/g, ' ');
    for (const fact of ['Florbal', 'Začátečníci', '5v5', '120 Kč'])
      expect(await text('Volný')).toContain(fact);
    expect(await text('Volný')).toContain('2 volná místa');
    expect(await text('Můj')).toContain('Na soupisce');
    expect(await text('Můj')).toContain('Zdarma');
    expect(await text('Potvrzený')).toContain('Potvrzeno');
    expect(await text('Čekám')).toContain('Plno, 2 čekají');
    expect(await text('Bez omezení')).toContain('3 hráči, bez omezení');
    expect(await text('Zrušený')).toContain('Zrušeno');
    expect(await text('Zrušený')).toContain('Hala nemá střechu.');
    expect(within(await row('Zrušený')).queryByRole('button')).toBeNull();
    expect(await text('Běží')).toContain('Hraje se');
    expect(await text('Běží')).toContain('Obsazeno 4 z 10');
    expect(within(await row('Běží')).queryByRole('button')).toBeNull();
  });

  it('lets a match go when it is over', async () => {
    await openList([evening, morning]);
    await row('Večerní');
    vi.setSystemTime(NOW + 3 * HOUR + 1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(titles()).toEqual(['Ranní']);
    expect(screen.getByText('1 zápas')).toBeDefined();
  });
});

describe('a long list', () => {
  /** One match after every such time. */
  const sixty = (every: number) =>
    Array.from({ length: 60 }, (_, index) => ({
      title: `Zápas ${String(index)}`,
      starts_at: NOW + (index + 1) * every,
    }));

  it('is filled row by row until all of it is there', async () => {
    const many = sixty(HOUR);
    await openList(many);
    await row('Zápas 0');
    expect(titles().length).toBeLessThan(60);
    const isBusy = () =>
      document.querySelector('[data-day]')?.closest('[aria-busy]')?.getAttribute('aria-busy');
    expect(isBusy()).toBe('true');
    // A day keeps the place of its rows before the first of them is there.
    const places = [...document.querySelectorAll<HTMLElement>('[data-day]')].map(({ style }) =>
      Number(style.getPropertyValue('--rows')),
    );
    expect(places.reduce((sum, rows) => sum + rows)).toBe(60);
    await waitFor(() => expect(titles()).toHaveLength(60), { timeout: 10_000 });
    expect(titles()).toEqual(many.map(({ title }) => title));
    expect(isBusy()).toBe('false');
  });

  it('fills a day at once that comes near the screen, and none that stays away', async () => {
    await openList(sixty(DAY));
    await row('Zápas 0');
    const tell = (index: number, skipped: boolean): void => {
      const day = document.querySelectorAll('[data-day]')[index];
      const event = new Event('contentvisibilityautostatechange', { bubbles: true });
      act(() => void day?.dispatchEvent(Object.assign(event, { skipped })));
    };
    tell(59, true);
    expect(titles()).not.toContain('Zápas 59');
    tell(58, false);
    expect(titles()).toContain('Zápas 58');
    expect(titles()).not.toContain('Zápas 59');
  });

  it('fills first what the filters leave in', async () => {
    const [last, ...others] = sixty(HOUR).toReversed();
    await openList([...others, { ...last, sport: 'hockey' }], '/?sport=hockey');
    await row('Zápas 59');
    expect(titles()).toEqual(['Zápas 59']);
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

  it('offer my cities first, narrow the list to a city, to mine and to days, and leave what they hide in the document', async () => {
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
    await waitFor(() => expect([at(), titles()]).toEqual(['/?city=1', ['Ranní']]));
    await user.selectOptions(city, within(city).getByRole('option', { name: 'Moje města' }));
    await waitFor(() => expect([at(), titles()]).toEqual(['/', ['Večerní', 'Ranní', 'Nedělní']]));

    const hidden = await row('Večerní');
    await user.click(screen.getByRole('button', { name: 'Jen moje' }));
    await waitFor(() => expect(titles()).toEqual(['Ranní']));
    expect(hidden.isConnected && hidden.hidden).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Jen moje' }));
    await waitFor(() => expect(hidden.hidden).toBe(false));
    expect(await row('Večerní')).toBe(hidden);

    const when = screen.getByRole('combobox', { name: 'Kdy' });
    await user.selectOptions(when, 'Zítra');
    await waitFor(() => expect([at(), titles()]).toEqual(['/?from=2026-11-21&to=2026-11-21', ['Ranní']]));
    await user.selectOptions(when, 'Jiné dny');
    await waitFor(() => expect(titles()).toHaveLength(3));
    await user.type(screen.getByLabelText('Od'), '2026-11-22');
    await waitFor(() => expect([at(), titles()]).toEqual(['/?from=2026-11-22', ['Nedělní']]));
    expect(when).toHaveProperty('value', 'custom');
  });

  it('that are used least are behind a button until one of them is on', async () => {
    const { user, at } = await openList(matches);
    expect(screen.queryByRole('combobox', { name: 'Sport' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Další filtry' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sport' }), 'Fotbal');
    await waitFor(() => expect([at(), titles()]).toEqual(['/?sport=football', ['Večerní']]));
    await user.click(screen.getByRole('button', { name: 'Další filtry' }));
    const [first] = within(screen.getByRole('region', { name: 'Filtry zápasů' })).getAllByRole('combobox');
    expect(screen.queryByRole('combobox', { name: 'Úroveň' })).toBeNull();
    expect(first).toBe(screen.getByRole('combobox', { name: 'Sport' }));
  });

  it('render anew, of all, the one that is pressed', async () => {
    const chips = filterKeys.map((key) => [key, vi.spyOn(filterTable[key], 'Chip')] as const);
    const { user, at } = await openList(matches, '/?from=2026-11-20&time=morning,evening');
    await row('Ranní');
    for (const [, chip] of chips) chip.mockClear();
    await user.click(screen.getByRole('button', { name: 'Volná místa' }));
    await waitFor(() => expect(at()).toContain('free=1'));
    await row('Ranní');
    const rendered = chips.filter(([, chip]) => chip.mock.calls.length > 0);
    expect(rendered.map(([key]) => key)).toEqual(['freePlaces']);
  });
});

it('the time of day is chosen in a menu that counts what the other filters leave', async () => {
  const { user, at } = await openList([evening, morning, sunday], '/?from=2026-11-21');
  await row('Ranní');
  await user.click(screen.getByRole('button', { name: 'Část dne' }));
  const menu = await screen.findByRole('menu', { name: 'Část dne' });
  const choices = within(menu).getAllByRole('menuitemcheckbox');
  expect(choices.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Dopoledne do 121 zápas',
    'Odpoledne 12–170 zápasů',
    'Večer od 171 zápas',
  ]);
  await user.keyboard('{Home}{Enter}');
  await waitFor(() => expect([at(), titles()]).toEqual(['/?from=2026-11-21&time=morning', ['Ranní']]));
  await user.keyboard('{End} ');
  await waitFor(() => expect(titles()).toEqual(['Ranní', 'Nedělní']));
  await user.keyboard('{Escape}');
  const chip = screen.getByRole('button', { name: /^Část dne: Dopoledne a\svečer$/ });
  expect(document.activeElement).toBe(chip);
});

describe('an empty list', () => {
  it('says that nothing is planned', async () => {
    await openList([]);
    await screen.findByRole('heading', { level: 2, name: 'Zatím se nic nechystá' });
    // For those who do not see the picture.
    expect(screen.getByText('0 zápasů').className).toBe('sr-only');
  });

  it('offers to drop the filter that nothing fits', async () => {
    const { user, at } = await openList([evening, sunday], '/?sport=football&from=2026-11-21&to=2026-11-21');
    await screen.findByRole('heading', { level: 2, name: 'Zítra žádný fotbal ve vašich městech' });
    await user.click(screen.getByRole('button', { name: 'Bez ohledu na den: 2 zápasy' }));
    await waitFor(() => expect([at(), titles()]).toEqual(['/?sport=football', ['Večerní', 'Nedělní']]));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('offers the nearest city in which something fits', async () => {
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
    await waitFor(() => expect([at(), titles()]).toEqual(['/?city=3&sport=hockey', ['Ranní']]));
  });

  it('leads people without a match of their own to all of them', async () => {
    const { user, at } = await openList([evening], '/?mine=1');
    await screen.findByRole('heading', { level: 2, name: 'Ještě nejste na žádné soupisce' });
    await user.click(screen.getByRole('button', { name: 'Zobrazit zápasy' }));
    await waitFor(() => expect([at(), titles()]).toEqual(['/', ['Večerní']]));
  });
});

describe('a list of my cities', () => {
  const away = { ...morning, venue: 'letna' } as const;
  const chosen = (): string | undefined =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Město' }).selectedOptions[0]?.textContent;

  it('shows what is played elsewhere on a press, and begins with my cities again', async () => {
    const { user, at } = await openList([evening, away, { ...sunday, venue: 'poruba', players: ['jana'] }]);
    await row('Večerní');
    expect([titles(), chosen()]).toEqual([['Večerní', 'Nedělní'], 'Moje města']);
    await user.click(screen.getByRole('button', { name: /^Jinde: 1\szápas$/ }));
    await waitFor(() => expect([at(), titles()]).toEqual(['/?city=all', ['Večerní', 'Ranní', 'Nedělní']]));
    expect([chosen(), screen.queryByRole('button', { name: /^Jinde/ })]).toEqual(['Všechna města', null]);
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    await user.click(screen.getByRole('button', { name: 'Zrušit filtry' }));
    await waitFor(() => expect([at(), titles()]).toEqual(['/', ['Večerní', 'Nedělní']]));
  });

  it.each<[string, OpenAppOptions]>([
    [
      'names none',
      {
        prepare: (backend) =>
          backend.store.mutate(({ users }) => {
            for (const user of users) user.city_ids = [];
          }),
      },
    ],
    ['cannot be had', { faults: [{ target: 'getProfile', kind: 'status' }] }],
  ])('is one of all where the profile %s', async (_, options) => {
    await openList([evening, away], '/', options);
    await row('Ranní');
    expect([titles(), chosen()]).toEqual([['Večerní', 'Ranní'], 'Všechna města']);
  });

  it('waits for the profile that names them', async () => {
    await openList([evening, away], '/', {
      faults: [{ target: 'getProfile', kind: 'delay', delay_ms: 300 }],
    });
    await screen.findByRole('region', { name: 'Filtry zápasů' });
    expect([screen.getByText('Načítáme…').isConnected, titles(), chosen()]).toEqual([true, [], 'Město']);
    await row('Večerní');
    expect(titles()).toEqual(['Večerní']);
  });
});

it.each([
  ['60', 'Mělník', 1],
  ['2000000000', 'Vybrané město', 1],
  // A match of the list has its name.
  ['2', 'Brno', 0],
])('a chosen city %s is called %s in its chip, which takes %i calls', async (id, name, calls) => {
  const { requests } = await openList([evening], `/?city=${id}`);
  const chip = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Město' });
  await waitFor(() => expect(chip.selectedOptions[0]?.textContent).toBe(name));
  await screen.findAllByRole('heading', { level: 2 });
  expect(requests('cities')).toHaveLength(calls);
});

it('the focus goes to the next match when one is left that only mine show', async () => {
  const mine = { ...evening, players: ['jana' as const] };
  const { user } = await openList([mine, { ...morning, players: ['jana'] }], '/?mine=1');
  await row('Ranní');
  await user.click(screen.getByRole('button', { name: 'Nejdu: Večerní' }));
  await user.click(await screen.findByRole('button', { name: 'Nejdu' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Večerní' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ranní' })));
});
