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

const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const ranges = fc
  .tuple(days, days)
  .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one }));

/** Those that have more values than can be listed. */
const more: { readonly [Key in FilterKey]?: fc.Arbitrary<unknown> } = {
  city: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  when: ranges,
};

const anyFilters = fc.record(
  Object.fromEntries(
    filterKeys.map((key) => {
      const listed = fc.constantFrom<unknown[]>(null, ...filterFixtures[key].values);
      return [key, more[key] ? fc.oneof(listed, more[key]) : listed];
    }),
  ),
) as fc.Arbitrary<Filters>;

describe('filters in the query', () => {
  test('survive being written and read', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parseFilters(filtersToSearch(filters))).toEqual(filters);
      }),
    );
  });

  test.each(filterKeys.flatMap((key) => filterFixtures[key].ignored))('ignore %j', (search) => {
    expect(isFiltered(parseFilters(search))).toBe(false);
  });

  test('an end before the beginning means the one day', () => {
    expect(parseFilters({ from: '2026-11-24', to: '2026-11-20' }).when).toEqual({
      from: '2026-11-24',
      to: '2026-11-24',
    });
  });

  test('take the parts of the day that they know, each once and in its order', () => {
    expect(parseFilters({ time: 'evening,night,morning,evening' }).time).toEqual(['morning', 'evening']);
  });
});

describe.each(filterKeys)('%s', (key) => {
  test.each<readonly [string, boolean, unknown, Match]>(filterFixtures[key].cases)(
    'leaves in a match %s: %s, asked for %j',
    (_, isLeft, value, match) => {
      expect(fitsFilters(match, { ...noFilters, [key]: value }, viewer)).toBe(isLeft);
    },
  );
});

describe('my cities', () => {
  const home = aMatch({ id: 1 });
  const venue = { ...home.venue, city: { ...home.venue.city, id: 99 } };
  const away = aMatch({ id: 2, venue });
  const mine = aMatch({ id: 3, venue, my_participation: myParticipation() });
  const hockey = aMatch({ id: 4, venue, sport: 'hockey' });
  const nowhere = { ...viewer, cityIds: [] };
  const found = (filters: Partial<Filters>, who = viewer) => {
    const { shown, elsewhere } = filterMatches(
      [home, away, mine, hockey],
      withDefaults({ ...noFilters, ...filters }, who),
      who,
    );
    return [[...shown], elsewhere];
  };

  test.each<[string, Partial<Filters>, readonly [number[], number]]>([
    ['are meant where no city is chosen, with what is mine elsewhere', {}, [[1, 3], 2]],
    ['count elsewhere what the other filters leave in', { sport: ['football'] }, [[1, 3], 1]],
    ['give way to a city', { city: 99 }, [[2, 3, 4], 1]],
    ['give way to all', { city: 'all' }, [[1, 2, 3, 4], 0]],
  ])('%s', (_, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });

  test('are dropped for all, which only then need a word in the address', () => {
    expect(filtersToSearch(withoutFilters(noFilters, ['city'], viewer))).toEqual({ city: 'all' });
    expect(withoutFilters({ ...noFilters, city: 2 }, ['city'], nowhere)).toEqual(noFilters);
  });
});

test('what is on stands first, the rest as it always does', () => {
  expect(activeFirst(noFilters)).toEqual(filterKeys);
  expect(activeFirst({ ...noFilters, sport: ['hockey'], onlyMine: true }).slice(0, 3)).toEqual([
    'onlyMine',
    'sport',
    'city',
  ]);
});
