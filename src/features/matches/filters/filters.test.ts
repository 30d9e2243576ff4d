import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMatch, aParticipation } from '@/features/matches/data/match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import en from '@/i18n/en';
import { createI18n } from '@/i18n/translate';
import {
  type FilterKey,
  filterKeys,
  filterTable,
  type Filters,
  filtersToSearch,
  fitsFilters,
  withDefaults,
  isFiltered,
  filterMatches,
  noFilters,
  parseFilters,
  sheetFilterKeys,
  withoutFilters,
} from './filters';
import { filterFixtures, viewer } from './filters.fixture';
import { findPreset, toRange } from './when-filter';

const dayArbitrary = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const rangeArbitrary = fc
  .tuple(dayArbitrary, dayArbitrary)
  .map(([dayA, dayB]) => (dayA < dayB ? { from: dayA, to: dayB } : { from: dayB, to: dayA }));

/** Generators for filters with too many values to list. */
const generators: { readonly [Key in FilterKey]?: fc.Arbitrary<unknown> } = {
  city: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  when: rangeArbitrary,
};

const filtersArbitrary = fc.record(
  Object.fromEntries(
    filterKeys.map((key) => {
      const listedValues = fc.constantFrom<unknown[]>(null, ...filterFixtures[key].values);
      return [key, generators[key] ? fc.oneof(listedValues, generators[key]) : listedValues];
    }),
  ),
) as fc.Arbitrary<Filters>;

describe('filters in the query', () => {
  test('are the same after they are written and read', () => {
    fc.assert(
      fc.property(filtersArbitrary, (filters) => {
        expect(parseFilters(filtersToSearch(filters))).toEqual(filters);
      }),
    );
  });

  test.each(filterKeys.flatMap((key) => filterFixtures[key].invalidSearches))(
    'ignore the invalid query %j',
    (search) => {
      expect(isFiltered(parseFilters(search))).toBe(false);
    },
  );

  test('keep only the first day of a range that ends before it begins', () => {
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
  const matchInMyCity = aMatch({ id: 1 });
  const venue = { ...matchInMyCity.venue, city: { ...matchInMyCity.venue.city, id: 99 } };
  const matchElsewhere = aMatch({ id: 2, venue });
  const myMatch = aMatch({ id: 3, venue, my_participation: aParticipation() });
  const getShownIdsAndElsewhereCount = (filters: Partial<Filters>) => {
    const { shownIds, elsewhereCount } = filterMatches(
      [matchInMyCity, matchElsewhere, myMatch, aMatch({ id: 4, venue, sport: 'hockey' })],
      withDefaults({ ...noFilters, ...filters }, viewer),
      viewer,
    );
    return [[...shownIds], elsewhereCount];
  };

  test.each<[string, Partial<Filters>, readonly [number[], number]]>([
    ['are the default, together with my matches elsewhere', {}, [[1, 3], 2]],
    ['count the matches elsewhere that fit the other filters', { sport: ['football'] }, [[1, 3], 1]],
    ['are replaced by a chosen city', { city: 99 }, [[2, 3, 4], 1]],
    ['are replaced by all cities', { city: 'all' }, [[1, 2, 3, 4], 0]],
  ])('%s', (_, filters, expected) => {
    expect(getShownIdsAndElsewhereCount(filters)).toEqual(expected);
  });

  test('need `city=all` in the URL when they are removed', () => {
    expect(filtersToSearch(withoutFilters(noFilters, ['city'], viewer))).toEqual({ city: 'all' });
    expect(withoutFilters({ ...noFilters, city: 2 }, ['city'], { ...viewer, cityIds: [] })).toEqual(
      noFilters,
    );
  });
});

const textContext = {
  i18n: createI18n('en', en),
  cities: { myCities: [], otherCities: [] },
  today: '2026-11-20',
};

test.each(sheetFilterKeys)('each choice of %s sets and takes back what it says', (key) => {
  const choicesOf = (value: unknown) => filterTable[key].listChoices?.(value, textContext) ?? [];
  for (const [index, { text, nextValue, hasFields }] of choicesOf(null).entries()) {
    if (hasFields) continue;
    expect(filterTable[key].caption(nextValue, textContext)).toBe(text);
    const choices = choicesOf(nextValue);
    expect(choices.map(({ isChosen }) => isChosen)).toEqual(choices.map((_, other) => other === index));
    expect(choices[index]?.nextValue).toBeNull();
  }
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
] as const)('the preset %s, chosen on %s, means the days from %s to %s', (preset, today, from, to) => {
  expect(toRange(preset, today)).toEqual({ from, to });
});

test('finds the preset of a range', () => {
  expect(findPreset({ from: saturday, to: sunday }, friday)).toBe('weekend');
  expect(findPreset({ from: saturday, to: null }, friday)).toBe('custom');
});
