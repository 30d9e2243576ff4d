import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMatch, myParticipation } from '@/features/matches/data/match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import {
  type FilterKey,
  filterKeys,
  type Filters,
  filtersToSearch,
  fitsFilters,
  withDefaults,
  isFiltered,
  filterMatches,
  noFilters,
  activeFirst,
  parseFilters,
  withoutFilters,
} from './filters';
import { filterFixtures, viewer } from './filters.fixture';
import { presetOf, presetRange } from './when-filter';

const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const ranges = fc
  .tuple(days, days)
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));

/** Generators for filters with too many values to list. */
const generators: { readonly [Key in FilterKey]?: fc.Arbitrary<unknown> } = {
  city: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  when: ranges,
};

const anyFilters = fc.record(
  Object.fromEntries(
    filterKeys.map((key) => {
      const listed = fc.constantFrom<unknown[]>(null, ...filterFixtures[key].values);
      return [key, generators[key] ? fc.oneof(listed, generators[key]) : listed];
    }),
  ),
) as fc.Arbitrary<Filters>;

describe('filters in the query', () => {
  test('are the same after they are written and read', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parseFilters(filtersToSearch(filters))).toEqual(filters);
      }),
    );
  });

  test.each(filterKeys.flatMap((key) => filterFixtures[key].invalidSearches))(
    'ignore the invalid %j',
    (search) => {
      expect(isFiltered(parseFilters(search))).toBe(false);
    },
  );

  test('reduce a range that ends before it begins to its first day', () => {
    expect(parseFilters({ from: '2026-11-24', to: '2026-11-20' }).when).toEqual({
      from: '2026-11-24',
      to: '2026-11-24',
    });
  });

  test('keep the valid parts of the day, each once and in the fixed order', () => {
    expect(parseFilters({ time: 'evening,night,morning,evening' }).time).toEqual(['morning', 'evening']);
  });
});

describe.each(filterKeys)('%s', (key) => {
  test.each<readonly [string, boolean, unknown, Match]>(filterFixtures[key].cases)(
    'fits a match %s: %s, for the value %j',
    (_, isFitting, value, match) => {
      expect(fitsFilters(match, { ...noFilters, [key]: value }, viewer)).toBe(isFitting);
    },
  );
});

describe('my cities', () => {
  const home = aMatch({ id: 1 });
  const venue = { ...home.venue, city: { ...home.venue.city, id: 99 } };
  const away = aMatch({ id: 2, venue });
  const mine = aMatch({ id: 3, venue, my_participation: myParticipation() });
  const hockey = aMatch({ id: 4, venue, sport: 'hockey' });
  const viewerWithoutCities = { ...viewer, cityIds: [] };
  const found = (filters: Partial<Filters>, who = viewer) => {
    const { shownIds, elsewhereCount } = filterMatches(
      [home, away, mine, hockey],
      withDefaults({ ...noFilters, ...filters }, who),
      who,
    );
    return [[...shownIds], elsewhereCount];
  };

  test.each<[string, Partial<Filters>, readonly [number[], number]]>([
    ['are the default, together with my matches elsewhere', {}, [[1, 3], 2]],
    ['count the matches elsewhere that fit the other filters', { sport: ['football'] }, [[1, 3], 1]],
    ['are replaced by a chosen city', { city: 99 }, [[2, 3, 4], 1]],
    ['are replaced by all cities', { city: 'all' }, [[1, 2, 3, 4], 0]],
  ])('%s', (_, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });

  test('need `city=all` in the URL when they are removed', () => {
    expect(filtersToSearch(withoutFilters(noFilters, ['city'], viewer))).toEqual({ city: 'all' });
    expect(withoutFilters({ ...noFilters, city: 2 }, ['city'], viewerWithoutCities)).toEqual(noFilters);
  });
});

test('active filters come first, the others keep their order', () => {
  expect(activeFirst(noFilters)).toEqual(filterKeys);
  expect(activeFirst({ ...noFilters, sport: ['hockey'], onlyMine: true }).slice(0, 3)).toEqual([
    'onlyMine',
    'sport',
    'city',
  ]);
});

const friday = '2026-11-20';
const saturday = '2026-11-21';
const sunday = '2026-11-22';

test.each([
  ['today', friday, friday, friday],
  ['tomorrow', friday, saturday, saturday],
  ['weekend', friday, saturday, sunday],
  ['weekend', saturday, saturday, sunday],
  ['weekend', sunday, sunday, sunday],
  ['weekend', '2026-12-28', '2027-01-02', '2027-01-03'],
  ['week', friday, friday, '2026-11-26'],
] as const)('%s on %s means %s to %s', (preset, today, from, to) => {
  expect(presetRange(preset, today)).toEqual({ from, to });
});

test('finds the preset of a range', () => {
  expect(presetOf({ from: saturday, to: sunday }, friday)).toBe('weekend');
  expect(presetOf({ from: saturday, to: null }, friday)).toBe('custom');
});
