import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMatch, myParticipation } from '@/features/matches/data/match.fixture';
import { Level } from '@/generated/schemas/level.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import {
  type Filters,
  filtersToSearch,
  fits,
  inForce,
  isFiltered,
  noFilters,
  onFirst,
  parseFilters,
  without,
} from './filters';
import { narrow } from './narrow';

const dayParts = ['morning', 'afternoon', 'evening'] as const;

const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const ranges = fc.oneof(
  fc.record({ from: days, to: fc.constant(null) }),
  fc.record({ from: fc.constant(null), to: days }),
  fc
    .tuple(days, days)
    .map(([one, other]) => (one < other ? { from: one, to: other } : { from: other, to: one })),
);

const anyFilters: fc.Arbitrary<Filters> = fc.record({
  city: fc.option(fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 2 ** 31 - 1 }))),
  when: fc.option(ranges),
  time: fc.option(fc.subarray([...dayParts], { minLength: 1 })),
  freePlaces: fc.option(fc.constant(true as const)),
  onlyMine: fc.option(fc.constant(true as const)),
  remembered: fc.option(fc.constant(true as const)),
  sport: fc.option(fc.constantFrom(...Sport.options)),
  level: fc.option(fc.constantFrom(...Level.options)),
});

const viewer = { cityIds: [2], remembered: new Set([5]), now: Date.parse('2026-11-20T12:00:00+01:00') };

describe('filters in the query', () => {
  test('survive being written and read', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parseFilters(filtersToSearch(filters))).toEqual(filters);
      }),
    );
  });

  test.each([
    { city: '0' },
    { city: 'mine' },
    { city: '2abc' },
    { city: '99999999999' },
    { sport: 'chess' },
    { level: '' },
    { from: '2026-02-30' },
    { to: 'tomorrow' },
    { time: 'night,,' },
    { time: '' },
    { free: 'yes' },
    { mine: '0' },
    { remembered: 'yes' },
  ])('ignore %j', (search) => {
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

describe('a match', () => {
  const match = aMatch({ starts_at: '2026-11-24T23:30:00+01:00', ends_at: '2026-11-25T00:30:00+01:00' });

  test.each<[string, Partial<Filters>, boolean]>([
    ['no filter', {}, true],
    ['its city', { city: match.venue.city.id }, true],
    ['another city', { city: 99 }, false],
    ['its sport', { sport: 'football' }, true],
    ['another sport', { sport: 'hockey' }, false],
    ['another level', { level: 'beginner' }, false],
    ['its day in its own zone', { when: { from: '2026-11-24', to: '2026-11-24' } }, true],
    ['the day after', { when: { from: '2026-11-25', to: null } }, false],
    ['the day before', { when: { from: null, to: '2026-11-23' } }, false],
    ['free places', { freePlaces: true }, true],
    ['only mine', { onlyMine: true }, false],
    ['remembered', { remembered: true }, false],
  ])('with %s: %j is shown: %s', (_, filters, expected) => {
    expect(fits(match, { ...noFilters, ...filters }, viewer)).toBe(expected);
  });

  test('for any level fits every level', () => {
    expect(fits(aMatch({ level: 'any' }), { ...noFilters, level: 'beginner' }, viewer)).toBe(true);
  });

  test('that is full or cancelled has no free places', () => {
    const free = { ...noFilters, freePlaces: true as const };
    expect(fits(aMatch({ participants_count: 10, max_participants: 10 }), free, viewer)).toBe(false);
    expect(fits(aMatch({ status: 'cancelled' }), free, viewer)).toBe(false);
    expect(fits(aMatch({ max_participants: null }), free, viewer)).toBe(true);
  });

  test.each([
    ['00:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['16:59', 'afternoon'],
    ['17:00', 'evening'],
    ['23:59', 'evening'],
  ])('that begins at %s in its own zone is of the %s alone', (time, part) => {
    // Tokyo has no summer time, so its clock is nine hours ahead of the text.
    const starts_at = new Date(`2026-11-24T${time}:00+09:00`).toISOString();
    const inTokyo = aMatch({ starts_at, timezone: 'Asia/Tokyo' });
    const fitting = dayParts.filter((each) => fits(inTokyo, { ...noFilters, time: [each] }, viewer));
    expect(fitting).toEqual([part]);
  });
});

describe('my cities', () => {
  const home = aMatch({ id: 1 });
  const venue = { ...home.venue, city: { ...home.venue.city, id: 99 } };
  const away = aMatch({ id: 2, venue });
  const mine = aMatch({ id: 3, venue, my_participation: myParticipation() });
  const hockey = aMatch({ id: 4, venue, sport: 'hockey' });
  const nowhere = { ...viewer, cityIds: [] };
  const found = (filters: Partial<Filters>, who = viewer) => {
    const { shown, elsewhere } = narrow(
      [home, away, mine, hockey],
      inForce({ ...noFilters, ...filters }, who),
      who,
    );
    return [[...shown], elsewhere];
  };

  test.each<[string, Partial<Filters>, readonly [number[], number]]>([
    ['are meant where no city is chosen, with what is mine elsewhere', {}, [[1, 3], 2]],
    ['count elsewhere what the other filters leave in', { sport: 'football' }, [[1, 3], 1]],
    ['give way to a city', { city: 99 }, [[2, 3, 4], 1]],
    ['give way to all', { city: 'all' }, [[1, 2, 3, 4], 0]],
  ])('%s', (_, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });

  test('are all where the profile has none', () => {
    expect(found({}, nowhere)).toEqual([[1, 2, 3, 4], 0]);
  });

  test('are dropped for all, which only then need a word in the address', () => {
    expect(filtersToSearch(without(noFilters, ['city'], viewer))).toEqual({ city: 'all' });
    expect(without({ ...noFilters, city: 2 }, ['city'], nowhere)).toEqual(noFilters);
  });
});

test('what is on stands first, the rest as it always does', () => {
  expect(onFirst(noFilters)).toEqual([
    'city',
    'when',
    'time',
    'freePlaces',
    'onlyMine',
    'remembered',
    'sport',
    'level',
  ]);
  expect(onFirst({ ...noFilters, sport: 'hockey', onlyMine: true }).slice(0, 3)).toEqual([
    'onlyMine',
    'sport',
    'city',
  ]);
});
