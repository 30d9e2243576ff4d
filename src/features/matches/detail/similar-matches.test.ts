import { expect, test } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import { findSimilarMatches } from '@/features/matches/detail/similar-matches';
import type { Match } from '@/generated/schemas/match.zod';

const aMatchOn = (id: number, day: number, hour = 18): Match => {
  const toInstant = (hourOfDay: number): string =>
    `2026-11-${String(day)}T${String(hourOfDay).padStart(2, '0')}:00:00+01:00`;
  return aMatch({ id, starts_at: toInstant(hour), ends_at: toInstant(hour + 1) });
};
const now = Date.parse('2026-11-20T12:00:00+01:00');
const match: Match = { ...aMatchOn(1, 22), status: 'cancelled' };
const findSimilarIds = (...parameters: Parameters<typeof findSimilarMatches>): number[] =>
  findSimilarMatches(...parameters).map(({ id }) => id);

test('offers matches of the same day and of the week after a cancelled match', () => {
  const list = [aMatchOn(2, 21), aMatchOn(3, 22, 9), aMatchOn(4, 29, 22), aMatchOn(5, 30, 9)];
  expect(findSimilarIds(list, match, now)).toEqual([3, 4]);
});

test('offers matches of the coming week after a finished match', () => {
  const list = [aMatchOn(2, 20, 9), aMatchOn(3, 20), aMatchOn(4, 27), aMatchOn(5, 28)];
  expect(findSimilarIds(list, { ...aMatchOn(1, 10), status: 'finished' }, now)).toEqual([3, 4]);
});

test('offers at most three matches, none of which is full, closed, of another sport or city, or the match itself', () => {
  const { venue } = match;
  const list: Match[] = [
    match,
    { ...aMatchOn(2, 22), sport: 'hockey' },
    { ...aMatchOn(3, 22), venue: { ...venue, city: { ...venue.city, id: venue.city.id + 1 } } },
    { ...aMatchOn(4, 22), can_join: false },
    { ...aMatchOn(9, 22), participants_count: 10, max_participants: 10 },
    ...[5, 6, 7, 8].map((id) => aMatchOn(id, 22)),
  ];
  expect(findSimilarIds(list, match, now)).toEqual([5, 6, 7]);
});
