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
const ids = (...list: Parameters<typeof similarMatches>): number[] =>
  similarMatches(...list).map(({ id }) => id);

test('on from a cancelled match it is its day, also before its hour, and the week after it', () => {
  const list = [other(2, at(21)), other(3, at(22, 9)), other(4, at(29, 22)), other(5, at(30, 9))];
  expect(ids(list, match, now)).toEqual([3, 4]);
});

test('on from a match that is over it is the coming week', () => {
  const over = aMatch({ id: 1, ...at(10), status: 'finished' });
  const list = [other(2, at(20, 9)), other(3, at(20)), other(4, at(27)), other(5, at(28))];
  expect(ids(list, over, now)).toEqual([3, 4]);
});

test('another sport or city, what cannot be joined, what is full and the match itself are not offered; three at most', () => {
  const { venue } = match;
  const list = [
    match,
    other(2, { sport: 'hockey' }),
    other(3, { venue: { ...venue, city: { ...venue.city, id: venue.city.id + 1 } } }),
    other(4, { can_join: false }),
    other(9, { participants_count: 10, max_participants: 10 }),
    ...[5, 6, 7, 8].map((id) => other(id, {})),
  ];
  expect(ids(list, match, now)).toEqual([5, 6, 7]);
});
