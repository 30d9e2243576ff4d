import { expect, test } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import { findSimilarMatches } from '@/features/matches/detail/similar-matches';

const matchOn = (id: number, day: number, hour = 18): Match => {
  const toInstant = (hourOfDay: number): string =>
    `2026-11-${String(day)}T${String(hourOfDay).padStart(2, '0')}:00:00+01:00`;
  return aMatch({ id, starts_at: toInstant(hour), ends_at: toInstant(hour + 1) });
};
const now = Date.parse('2026-11-20T12:00:00+01:00');
const match: Match = { ...matchOn(1, 22), status: 'cancelled' };
const findSimilarIds = (...parameters: Parameters<typeof findSimilarMatches>): number[] =>
  findSimilarMatches(...parameters).map(({ id }) => id);

test('offers matches of the same day and of the week after a cancelled match', () => {
  const list = [matchOn(2, 21), matchOn(3, 22, 9), matchOn(4, 29, 22), matchOn(5, 30, 9)];
  expect(findSimilarIds(list, match, now)).toEqual([3, 4]);
});

test('offers matches of the coming week after a finished match', () => {
  const finishedMatch: Match = { ...matchOn(1, 10), status: 'finished' };
  const list = [matchOn(2, 20, 9), matchOn(3, 20), matchOn(4, 27), matchOn(5, 28)];
  expect(findSimilarIds(list, finishedMatch, now)).toEqual([3, 4]);
});

test('offers at most three matches, and none of another sport or city, full, closed or the match itself', () => {
  const { venue } = match;
  const list: Match[] = [
    match,
    { ...matchOn(2, 22), sport: 'hockey' },
    { ...matchOn(3, 22), venue: { ...venue, city: { ...venue.city, id: venue.city.id + 1 } } },
    { ...matchOn(4, 22), can_join: false },
    { ...matchOn(9, 22), participants_count: 10, max_participants: 10 },
    ...[5, 6, 7, 8].map((id) => matchOn(id, 22)),
  ];
  expect(findSimilarIds(list, match, now)).toEqual([5, 6, 7]);
});
