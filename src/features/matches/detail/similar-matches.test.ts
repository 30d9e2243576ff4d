import { expect, test } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import { similarMatches } from '@/features/matches/detail/similar-matches';

const at = (day: number, hour = 18) => {
  const time = (h: number): string => `2026-11-${String(day)}T${String(h).padStart(2, '0')}:00:00+01:00`;
  return { starts_at: time(hour), ends_at: time(hour + 1) };
};
const now = Date.parse('2026-11-20T12:00:00+01:00');
const match = aMatch({ id: 1, ...at(22), status: 'cancelled' });
const other = (id: number, fields: Parameters<typeof aMatch>[0]) => aMatch({ id, ...at(22), ...fields });
const findSimilarIds = (...list: Parameters<typeof similarMatches>): number[] =>
  similarMatches(...list).map(({ id }) => id);

test('offers matches of the same day and of the week after a cancelled match', () => {
  const list = [other(2, at(21)), other(3, at(22, 9)), other(4, at(29, 22)), other(5, at(30, 9))];
  expect(findSimilarIds(list, match, now)).toEqual([3, 4]);
});

test('offers matches of the coming week after a finished match', () => {
  const finished = aMatch({ id: 1, ...at(10), status: 'finished' });
  const list = [other(2, at(20, 9)), other(3, at(20)), other(4, at(27)), other(5, at(28))];
  expect(findSimilarIds(list, finished, now)).toEqual([3, 4]);
});

test('leaves out another sport or city, full and closed matches and the match itself, and offers three at most', () => {
  const { venue } = match;
  const list = [
    match,
    other(2, { sport: 'hockey' }),
    other(3, { venue: { ...venue, city: { ...venue.city, id: venue.city.id + 1 } } }),
    other(4, { can_join: false }),
    other(9, { participants_count: 10, max_participants: 10 }),
    ...[5, 6, 7, 8].map((id) => other(id, {})),
  ];
  expect(findSimilarIds(list, match, now)).toEqual([5, 6, 7]);
});
