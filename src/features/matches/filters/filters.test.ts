import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import { Level } from '@/generated/schemas/level.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { type Filters, filtersToSearch, fits, isFiltered, noFilters, parseFilters } from './filters';

const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyFilters: fc.Arbitrary<Filters> = fc
  .record({
    city: fc.option(fc.oneof(fc.constant('mine' as const), fc.integer({ min: 1, max: 2 ** 31 - 1 }))),
    sport: fc.option(fc.constantFrom(...Sport.options)),
    level: fc.option(fc.constantFrom(...Level.options)),
    from: fc.option(days),
    to: fc.option(days),
    freePlaces: fc.boolean(),
    onlyMine: fc.boolean(),
  })
  .map((filters) => ({
    ...filters,
    to: filters.from && filters.to && filters.to < filters.from ? filters.from : filters.to,
  }));

const viewer = { cityIds: [2], now: Date.parse('2026-11-20T12:00:00+01:00') };

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
    { city: '2abc' },
    { city: '99999999999' },
    { sport: 'chess' },
    { level: '' },
    { from: '2026-02-30' },
    { to: 'tomorrow' },
    { free: 'yes' },
    { mine: '0' },
  ])('ignore %j', (search) => {
    expect(isFiltered(parseFilters(search))).toBe(false);
  });

  test('an end before the beginning means the one day', () => {
    expect(parseFilters({ from: '2026-11-24', to: '2026-11-20' })).toMatchObject({
      from: '2026-11-24',
      to: '2026-11-24',
    });
  });
});

describe('a match', () => {
  const match = aMatch({ starts_at: '2026-11-24T23:30:00+01:00', ends_at: '2026-11-25T00:30:00+01:00' });

  test.each<[string, Partial<Filters>, boolean]>([
    ['no filter', {}, true],
    ['its city', { city: match.venue.city.id }, true],
    ['another city', { city: 99 }, false],
    ['my cities', { city: 'mine' }, true],
    ['its sport', { sport: 'football' }, true],
    ['another sport', { sport: 'hockey' }, false],
    ['another level', { level: 'beginner' }, false],
    ['its day in its own zone', { from: '2026-11-24', to: '2026-11-24' }, true],
    ['the day after', { from: '2026-11-25' }, false],
    ['free places', { freePlaces: true }, true],
    ['only mine', { onlyMine: true }, false],
  ])('with %s: %j is shown: %s', (_, filters, expected) => {
    expect(fits(match, { ...noFilters, ...filters }, viewer)).toBe(expected);
  });

  test('for any level fits every level', () => {
    expect(fits(aMatch({ level: 'any' }), { ...noFilters, level: 'beginner' }, viewer)).toBe(true);
  });

  test('that is full or cancelled has no free places', () => {
    const free = { ...noFilters, freePlaces: true };
    expect(fits(aMatch({ participants_count: 10, max_participants: 10 }), free, viewer)).toBe(false);
    expect(fits(aMatch({ status: 'cancelled' }), free, viewer)).toBe(false);
    expect(fits(aMatch({ max_participants: null }), free, viewer)).toBe(true);
  });
});
