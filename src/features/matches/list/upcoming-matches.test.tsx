// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filterKeys, filterTable } from '@/features/matches/filters/filters';
import { DAY, HOUR, NOW } from '@mocks/db/state.fixture';
import { stubMedia } from '@tests/setup/media';
import { holdRequests, openApp, type OpenAppOptions, useOpenApp } from '@tests/setup/open-app';
import type { PlannedMatch } from '@tests/setup/plan-matches';

useOpenApp();

const openList = (matches: readonly PlannedMatch[], address = '/', options: OpenAppOptions = {}) =>
  openApp(address, { as: 'jana', matches, ...options });

async function getDayTitles(): Promise<Record<string, string[]>> {
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

const getTitles = (): string[] =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

const findRow = async (title: string): Promise<HTMLElement> => {
  const item = (await screen.findByRole('heading', { level: 3, name: title })).closest('li');
  if (!item) throw new Error(`${title} is not in a list.`);
  return item;
};

const getHeading = (): HTMLElement => screen.getByRole('heading', { level: 1 });

/** NOW is Friday at 18:00 in Prague. */
const eveningMatch = { title: 'Večerní', starts_at: NOW + 2 * HOUR };
const morningMatch = { title: 'Ranní', starts_at: NOW + 15 * HOUR };
const sundayMatch = { title: 'Nedělní', starts_at: NOW + 2 * DAY };

describe('the list', () => {
  it('collapses the running matches that I do not play in, and keeps mine as a row', async () => {
    const runningTimes = { starts_at: NOW - HOUR / 2, ends_at: NOW + HOUR / 2 };
    await openList([
      { title: 'Cizí', ...runningTimes },
      { title: 'Můj', ...runningTimes, players: ['jana'] },
      { title: 'Jiný', ...runningTimes },
      eveningMatch,
    ]);
    expect(await getDayTitles()).toEqual({ Dnes: ['Můj', 'Večerní'] });
    const summary = screen.getByText('Právě se hraje: 2');
    const details = summary.closest('details')!;
    expect(details.compareDocumentPosition(await findRow('Můj'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect([details.open, within(details).getAllByText(/Cizí|Jiný/).length]).toEqual([false, 2]);
    act(() => summary.click());
    expect(details.open).toBe(true);
  });

  it('puts a match of another time zone under its own day and shows both times', async () => {
    // Saturday 23:30 in London, Sunday 0:30 in Prague.
    const starts_at = Date.UTC(2026, 10, 21, 23, 30);
    await openList(
      [{ title: 'London', starts_at, timezone: 'Europe/London', venue: 'archbishopsPark' }],
      '/?city=all',
    );
    expect(await getDayTitles()).toEqual({ Zítra: ['London'] });
    const text = (await findRow('London')).textContent.replaceAll(/\s/g, ' ');
    expect(text).toContain('od 23:30 do 0:30 londýnského času');
    expect(text).toContain('u vás ne 22. 11. 0:30–1:30');
  });

  it('shows my status, the price and the free spots of each match', async () => {
    const price = { amount: 12_000, currency: 'CZK' };
    await openList([
      { title: 'Volný', price, format: '5v5', level: 'beginner', sport: 'floorball', players: 8 },
      { title: 'Můj', players: ['jana', 'alex'] },
      { title: 'Potvrzený', players: ['jana'], participations: { jana: { status: 'confirmed' } } },
      { title: 'Čekám', max_participants: 1, players: ['alex'], waiting: ['tomas', 'jana'] },
      { title: 'Bez omezení', max_participants: null, players: 3 },
      { title: 'Zrušený', cancelled: true, cancellation_reason: 'Hala nemá střechu.' },
      { title: 'Běží', starts_at: NOW - HOUR / 2, ends_at: NOW + HOUR, players: 4 },
    ]);
    const getRowText = async (title: string): Promise<string> =>
      (await findRow(title)).textContent.replaceAll(/\s/g, ' ');
    for (const [title = '', ...texts] of [
      ['Volný', 'Florbal', 'Začátečníci', '5v5', '120 Kč', '2 volná místa'],
      ['Můj', 'Na soupisce', 'Zdarma'],
      ['Potvrzený', 'Potvrzeno'],
      ['Čekám', 'Plno, 2 čekají'],
      ['Bez omezení', '3 hráči, bez omezení'],
      ['Zrušený', 'Zrušeno', 'Hala nemá střechu.'],
      ['Běží', 'Právě se hraje', 'Obsazeno 4 z 10'],
    ])
      for (const text of texts) expect(await getRowText(title)).toContain(text);
    for (const title of ['Zrušený', 'Běží'])
      expect(within(await findRow(title)).queryByRole('button')).toBeNull();
  });

  it('removes a match when it is finished', async () => {
    await openList([eveningMatch, morningMatch]);
    await findRow('Večerní');
    vi.setSystemTime(NOW + 3 * HOUR + 1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(getTitles()).toEqual(['Ranní']);
    expect(screen.getByText('1 zápas')).toBeDefined();
  });
});

describe('a long list', () => {
  /** Creates sixty matches, each of which begins one interval (milliseconds) after the match before. */
  const createMatches = (interval: number) =>
    Array.from({ length: 60 }, (_, index) => ({
      title: `Zápas ${String(index)}`,
      starts_at: NOW + (index + 1) * interval,
    }));

  it('renders its rows in steps until all are there', async () => {
    const plannedMatches = createMatches(HOUR);
    await openList(plannedMatches);
    await findRow('Zápas 0');
    expect(getTitles().length).toBeLessThan(60);
    const readAriaBusy = () =>
      document.querySelector('[data-day]')?.closest('[aria-busy]')?.getAttribute('aria-busy');
    expect(readAriaBusy()).toBe('true');
    // A day reserves the height of its rows before they are rendered.
    const rowCounts = [...document.querySelectorAll<HTMLElement>('[data-day]')].map(({ style }) =>
      Number(style.getPropertyValue('--rows')),
    );
    expect(rowCounts.reduce((sum, rows) => sum + rows)).toBe(60);
    await waitFor(() => expect(getTitles()).toHaveLength(60));
    expect(getTitles()).toEqual(plannedMatches.map(({ title }) => title));
    expect(readAriaBusy()).toBe('false');
  });

  it('renders a day at once when it comes near the screen, and not before', async () => {
    await openList(createMatches(DAY));
    await findRow('Zápas 0');
    const changeVisibility = (index: number, isSkipped: boolean): void => {
      const day = document.querySelectorAll('[data-day]')[index];
      const event = new Event('contentvisibilityautostatechange', { bubbles: true });
      act(() => void day?.dispatchEvent(Object.assign(event, { skipped: isSkipped })));
    };
    changeVisibility(59, true);
    expect(getTitles()).not.toContain('Zápas 59');
    changeVisibility(58, false);
    expect(getTitles()).toContain('Zápas 58');
    expect(getTitles()).not.toContain('Zápas 59');
  });

  it('renders first the rows that fit the filters', async () => {
    const [lastMatch, ...otherMatches] = createMatches(HOUR).toReversed();
    await openList([...otherMatches, { ...lastMatch, sport: 'hockey' }], '/?sport=hockey');
    await findRow('Zápas 59');
    expect(getTitles()).toEqual(['Zápas 59']);
  });
});

describe('the filters of a wide window', () => {
  beforeEach(() => stubMedia('min-width: 48rem'));

  const matches = [
    { ...eveningMatch, sport: 'football', venue: 'luzanky', level: 'advanced' },
    { ...morningMatch, sport: 'volleyball', venue: 'letna', level: 'any', players: ['jana'] },
    {
      ...sundayMatch,
      sport: 'volleyball',
      venue: 'stromovka',
      level: 'beginner',
      max_participants: 2,
      players: 2,
    },
  ] as const satisfies PlannedMatch[];

  it('list my cities first, filter by city, by participation and by days, and keep the other rows hidden in the document', async () => {
    const { user, at } = await openList(matches);
    await screen.findByRole('group', { name: 'Moje města' });
    const readOptionNames = (group: string): string[] =>
      within(screen.getByRole('group', { name: group }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(readOptionNames('Moje města')).toEqual(['Brno', 'České Budějovice']);
    expect(readOptionNames('Další města')).toEqual(['Praha']);
    const citySelect = screen.getByRole('combobox', { name: 'Město' });
    await user.selectOptions(citySelect, 'Praha');
    await waitFor(() => expect([at(), getTitles()]).toEqual(['/?city=1', ['Ranní']]));
    await user.selectOptions(citySelect, within(citySelect).getByRole('option', { name: 'Moje města' }));
    await waitFor(() => expect([at(), getTitles()]).toEqual(['/', ['Večerní', 'Ranní', 'Nedělní']]));

    const hiddenRow = await findRow('Večerní');
    await user.click(screen.getByRole('button', { name: 'Jen moje' }));
    await waitFor(() => expect(getTitles()).toEqual(['Ranní']));
    expect(hiddenRow.isConnected && hiddenRow.hidden).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Jen moje' }));
    await waitFor(() => expect(hiddenRow.hidden).toBe(false));
    expect(await findRow('Večerní')).toBe(hiddenRow);

    const whenSelect = screen.getByRole('combobox', { name: 'Kdy' });
    await user.selectOptions(whenSelect, 'Zítra');
    await waitFor(() => expect([at(), getTitles()]).toEqual(['/?from=2026-11-21&to=2026-11-21', ['Ranní']]));
    await user.selectOptions(whenSelect, 'Jiné dny');
    await waitFor(() => expect(getTitles()).toHaveLength(3));
    await user.type(screen.getByLabelText('Od'), '2026-11-22');
    await waitFor(() => expect([at(), getTitles()]).toEqual(['/?from=2026-11-22', ['Nedělní']]));
    expect(whenSelect).toHaveProperty('value', 'custom');
  });

  it('hide rare filters behind a button while they are off', async () => {
    const { user, at } = await openList(matches);
    await findRow('Ranní');
    expect(screen.queryByRole('combobox', { name: 'Úroveň' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Další filtry' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Úroveň' }), 'Pokročilí');
    await waitFor(() => expect([at(), getTitles()]).toEqual(['/?level=advanced', ['Večerní', 'Ranní']]));
    await user.click(screen.getByRole('button', { name: 'Další filtry' }));
    expect(screen.queryByRole('button', { name: 'Uložené' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Úroveň' })).toBeDefined();
  });

  it('render only the pressed chip again', async () => {
    const chips = filterKeys.map((key) => [key, vi.spyOn(filterTable[key], 'Chip')] as const);
    const { user, at } = await openList(matches, '/?from=2026-11-20&time=morning,evening');
    await findRow('Ranní');
    for (const [, chip] of chips) chip.mockClear();
    await user.click(screen.getByRole('button', { name: 'Volná místa' }));
    await waitFor(() => expect(at()).toContain('free=1'));
    await findRow('Ranní');
    const renderedChips = chips.filter(([, chip]) => chip.mock.calls.length > 0);
    expect(renderedChips.map(([key]) => key)).toEqual(['freePlaces']);
  });
});

it('the menu for the part of the day counts the matches that fit the other filters', async () => {
  stubMedia('min-width: 48rem');
  const { user, at } = await openList([eveningMatch, morningMatch, sundayMatch], '/?from=2026-11-21');
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
  await waitFor(() => expect([at(), getTitles()]).toEqual(['/?from=2026-11-21&time=morning', ['Ranní']]));
  await user.keyboard('{End} ');
  await waitFor(() => expect(getTitles()).toEqual(['Ranní', 'Nedělní']));
  await user.keyboard('{Escape}');
  const chip = screen.getByRole('button', { name: /^Část dne: Dopoledne a\svečer$/ });
  expect(document.activeElement).toBe(chip);
});

describe('an empty list', () => {
  it('says that no match is planned', async () => {
    await openList([]);
    await screen.findByRole('heading', { level: 2, name: 'Zatím se nic nechystá' });
    expect(screen.getByText('0 zápasů').className).toBe('sr-only');
  });

  it('offers to remove the filter that no match fits', async () => {
    const { user, at } = await openList(
      [eveningMatch, sundayMatch],
      '/?sport=football&from=2026-11-21&to=2026-11-21',
    );
    await screen.findByRole('heading', { level: 2, name: 'Zítra žádný fotbal ve vašich městech' });
    await user.click(screen.getByRole('button', { name: 'Kterýkoli den: 2 zápasy' }));
    await waitFor(() => expect([at(), getTitles()]).toEqual(['/?sport=football', ['Večerní', 'Nedělní']]));
    await waitFor(() => expect(document.activeElement).toBe(getHeading()));
  });

  it('offers the city of the next match that fits the other filters', async () => {
    const { user, at } = await openList(
      [
        { ...eveningMatch, sport: 'football', venue: 'letna' },
        { ...morningMatch, sport: 'hockey', venue: 'poruba' },
        { ...sundayMatch, sport: 'hockey', venue: 'letna' },
      ],
      '/?city=2&sport=hockey',
    );
    expect(await screen.findByText(/Další zápas je jinde: Ostrava, zítra\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Zobrazit: Ostrava' }));
    await waitFor(() => expect([at(), getTitles()]).toEqual(['/?city=3&sport=hockey', ['Ranní']]));
  });

  it('offers all matches to a person without a match', async () => {
    const { user, at } = await openList([eveningMatch], '/?mine=1');
    await screen.findByRole('heading', { level: 2, name: 'Ještě nejste na žádné soupisce' });
    await user.click(screen.getByRole('button', { name: 'Zobrazit zápasy' }));
    await waitFor(() => expect([at(), getTitles()]).toEqual(['/', ['Večerní']]));
  });
});

describe('a list of my cities', () => {
  const matchElsewhere = { ...morningMatch, venue: 'letna' } as const;
  const getCity = (): string | undefined =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Město' }).selectedOptions[0]?.textContent;

  it('shows the matches elsewhere on a press, from the top of the list, and my cities again', async () => {
    const { user, at } = await openList([
      eveningMatch,
      matchElsewhere,
      { ...sundayMatch, venue: 'poruba', players: ['jana'] },
    ]);
    await findRow('Večerní');
    expect([getTitles(), getCity()]).toEqual([['Večerní', 'Nedělní'], 'Moje města']);
    const scroll = vi.spyOn(window, 'scrollTo');
    await user.click(screen.getByRole('button', { name: /^V jiných městech: 1\szápas$/ }));
    expect(scroll.mock.calls).toEqual([[{ top: 0 }]]);
    await waitFor(() => expect([at(), getTitles()]).toEqual(['/?city=all', ['Večerní', 'Ranní', 'Nedělní']]));
    expect([getCity(), screen.queryByRole('button', { name: /^Jinde/ })]).toEqual(['Všechna města', null]);
    await waitFor(() => expect(document.activeElement).toBe(getHeading()));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Město' }), 'Moje města');
    await waitFor(() => expect([at(), getTitles()]).toEqual(['/', ['Večerní', 'Nedělní']]));
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
    await openList([eveningMatch, matchElsewhere], '/', options);
    await findRow('Ranní');
    expect([getTitles(), getCity()]).toEqual([['Večerní', 'Ranní'], 'Všechna města']);
  });

  it('waits for the profile with the cities', async () => {
    const releaseProfile = holdRequests('/profile');
    await openList([eveningMatch, matchElsewhere]);
    await screen.findByRole('combobox', { name: 'Město' });
    expect([screen.getByText('Načítáme…').isConnected, getTitles(), getCity()]).toEqual([true, [], 'Město']);
    releaseProfile();
    await findRow('Večerní');
    expect(getTitles()).toEqual(['Večerní']);
  });
});

it.each([
  ['60', 'Mělník', 1],
  ['2000000000', 'Vybrané město', 1],
  // The list has a match in this city, so its name needs no request.
  ['2', 'Brno', 0],
])('the chip of the chosen city %s shows %s after %i requests', async (id, name, requestCount) => {
  const { requests } = await openList([eveningMatch], `/?city=${id}`);
  const chip = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Město' });
  await waitFor(() => expect(chip.selectedOptions[0]?.textContent).toBe(name));
  await screen.findAllByRole('heading', { level: 2 });
  await waitFor(() => expect(requests('cities')).toHaveLength(requestCount));
});

it('the focus moves to the next match when I leave a match while only my matches are shown', async () => {
  const myMatch = { ...eveningMatch, players: ['jana' as const] };
  const { user } = await openList([myMatch, { ...morningMatch, players: ['jana'] }], '/?mine=1');
  await findRow('Ranní');
  await user.click(screen.getByRole('button', { name: 'Nejdu: Večerní' }));
  await user.click(await screen.findByRole('button', { name: 'Nejdu' }));
  await waitFor(() => expect(screen.queryByRole('heading', { level: 3, name: 'Večerní' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ranní' })));
});
