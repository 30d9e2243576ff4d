import { expect, test } from 'vitest';
import { groupByDay } from './match-groups';
import { aMatch } from './match.fixture';

test('orders matches with the same start by id', () => {
  const [group] = groupByDay([aMatch({ id: 9 }), aMatch({ id: 4 })]);
  expect(group?.matches.map(({ id }) => id)).toEqual([4, 9]);
});

test('updates the groups when a match is moved, added or removed', () => {
  const earlyMatch = aMatch({ id: 1, starts_at: '2026-11-24T18:00:00+01:00' });
  const lateMatch = aMatch({ id: 2, starts_at: '2026-11-24T20:00:00+01:00' });
  const getGroupIds = (matches: (typeof earlyMatch)[]) =>
    groupByDay(matches, groupByDay([earlyMatch, lateMatch])).map(({ day, matches: matchesOfDay }) => [
      day,
      ...matchesOfDay.map(({ id }) => id),
    ]);
  expect(getGroupIds([{ ...lateMatch, starts_at: '2026-11-24T17:00:00+01:00' }, earlyMatch])).toEqual([
    ['2026-11-24', 2, 1],
  ]);
  expect(getGroupIds([earlyMatch, { ...lateMatch, timezone: 'Asia/Tokyo' }])).toEqual([
    ['2026-11-24', 1],
    ['2026-11-25', 2],
  ]);
  expect(getGroupIds([earlyMatch])).toEqual([['2026-11-24', 1]]);
  expect(getGroupIds([earlyMatch, lateMatch, { ...earlyMatch, id: 3 }])).toEqual([['2026-11-24', 1, 3, 2]]);
});

test('keeps the object of an unchanged day, so that its rows are not rendered again', () => {
  const matchToday = aMatch({ id: 1, starts_at: '2026-11-24T18:00:00+01:00' });
  const matchTomorrow = aMatch({ id: 2, starts_at: '2026-11-25T18:00:00+01:00' });
  const groupsBefore = groupByDay([matchToday, matchTomorrow]);
  const groupsAfter = groupByDay([{ ...matchToday, participants_count: 9 }, matchTomorrow], groupsBefore);
  expect(groupsAfter[0]?.matches[0]?.participants_count).toBe(9);
  expect(groupsAfter[1]).toBe(groupsBefore[1]);
  const [firstGroup] = groupByDay([matchToday], groupsBefore);
  expect(firstGroup).toBe(groupsBefore[0]);
  expect(groupByDay([matchTomorrow, { ...matchTomorrow, id: 3 }], groupsBefore)[0]).not.toBe(groupsBefore[1]);
});
