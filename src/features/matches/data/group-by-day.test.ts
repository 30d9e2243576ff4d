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

test('a match that is moved, comes or goes is found under its day', () => {
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

test('a day in which nothing has changed stays the same object, so that its rows are left alone', () => {
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
