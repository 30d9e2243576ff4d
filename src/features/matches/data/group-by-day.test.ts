import { expect, test } from 'vitest';
import { aMatch } from './match.fixture';
import { groupByDay } from './group-by-day';

test('a match belongs to the day on which it starts in its own zone', () => {
  const late = aMatch({ id: 1, starts_at: '2026-11-24T23:30:00+01:00' });
  const london = aMatch({ id: 2, starts_at: '2026-11-24T23:45:00Z', timezone: 'Europe/London' });
  const early = aMatch({ id: 3, starts_at: '2026-11-25T00:15:00+01:00' });
  const days = groupByDay([early, london, late]).map(({ day, matches }) => [
    day,
    matches.map(({ id }) => id),
  ]);
  expect(days).toEqual([
    ['2026-11-24', [1, 2]],
    ['2026-11-25', [3]],
  ]);
});

test('matches at the same moment keep the order of their ids', () => {
  const [day] = groupByDay([aMatch({ id: 9 }), aMatch({ id: 4 })]);
  expect(day?.matches.map(({ id }) => id)).toEqual([4, 9]);
});

test('the days around a change of the clocks stay apart', () => {
  const before = aMatch({ id: 1, starts_at: '2027-03-27T23:59:00+01:00' });
  const after = aMatch({ id: 2, starts_at: '2027-03-28T03:00:00+02:00' });
  expect(groupByDay([before, after]).map(({ day }) => day)).toEqual(['2027-03-27', '2027-03-28']);
});
