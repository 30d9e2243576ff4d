import { expect, test } from 'vitest';
import { aMatch } from './match.fixture';
import { groupByDay } from './group-by-day';

test('orders matches with the same start by id', () => {
  const [day] = groupByDay([aMatch({ id: 9 }), aMatch({ id: 4 })]);
  expect(day?.matches.map(({ id }) => id)).toEqual([4, 9]);
});

test('puts a moved, new or removed match right', () => {
  const one = aMatch({ id: 1, starts_at: '2026-11-24T18:00:00+01:00' });
  const other = aMatch({ id: 2, starts_at: '2026-11-24T20:00:00+01:00' });
  const idsOf = (matches: (typeof one)[]) =>
    groupByDay(matches, groupByDay([one, other])).map(({ day, matches: ofDay }) => [
      day,
      ...ofDay.map(({ id }) => id),
    ]);
  expect(idsOf([{ ...other, starts_at: '2026-11-24T17:00:00+01:00' }, one])).toEqual([['2026-11-24', 2, 1]]);
  expect(idsOf([one, { ...other, timezone: 'Asia/Tokyo' }])).toEqual([
    ['2026-11-24', 1],
    ['2026-11-25', 2],
  ]);
  expect(idsOf([one])).toEqual([['2026-11-24', 1]]);
  expect(idsOf([one, other, { ...one, id: 3 }])).toEqual([['2026-11-24', 1, 3, 2]]);
});

test('keeps the object of an unchanged day, so that its rows are not rendered again', () => {
  const today = aMatch({ id: 1, starts_at: '2026-11-24T18:00:00+01:00' });
  const tomorrow = aMatch({ id: 2, starts_at: '2026-11-25T18:00:00+01:00' });
  const before = groupByDay([today, tomorrow]);
  const after = groupByDay([{ ...today, participants_count: 9 }, tomorrow], before);
  expect(after[0]?.matches[0]?.participants_count).toBe(9);
  expect(after[1]).toBe(before[1]);
  const [first] = groupByDay([today], before);
  expect(first).toBe(before[0]);
  expect(groupByDay([tomorrow, { ...tomorrow, id: 3 }], before)[0]).not.toBe(before[1]);
});
