import { describe, expect, test } from 'vitest';
import { aMatch } from '@/features/matches/data/match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import { measureDistance, groupNearestFirst, type Position } from './nearest-order';

const brno: Position = { latitude: 49.1951, longitude: 16.6068 };
const praha: Position = { latitude: 50.0755, longitude: 14.4378 };

test.each([
  ['between two cities', brno, praha, 184.3],
  ['across the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.2],
  ['from pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20015.1],
  ['of a few metres', brno, { ...brno, latitude: 49.1952 }, 0],
])('measures the distance %s', (_, start, end, kilometres) => {
  expect(measureDistance(start, end)).toBeCloseTo(kilometres, 1);
  expect(measureDistance(end, start)).toBeCloseTo(kilometres, 1);
});

const createMatchAt = (id: number, position: Position | null, fields: Partial<Match> = {}): Match => {
  const { venue } = aMatch();
  const { latitude, longitude } = position ?? { latitude: null, longitude: null };
  return aMatch({ id, venue: { ...venue, latitude, longitude }, ...fields });
};

const getGroupIds = (groups: ReturnType<typeof groupNearestFirst>) =>
  groups.map(({ heading, matches }) => [heading, ...matches.map(({ id }) => id)]);

describe('the order by distance', () => {
  test('puts the nearest matches first, then the earliest, and matches without coordinates last', () => {
    const earlyFields = { starts_at: '2026-11-24T08:00:00+01:00' };
    const matches = [
      createMatchAt(1, null),
      createMatchAt(2, praha, earlyFields),
      createMatchAt(3, brno),
      createMatchAt(4, brno, earlyFields),
      createMatchAt(5, null, earlyFields),
    ];
    expect(getGroupIds(groupNearestFirst(matches, brno))).toEqual([
      ['near', 4, 3, 2],
      ['unplaced', 5, 1],
    ]);
    expect(getGroupIds(groupNearestFirst(matches, praha))[0]).toEqual(['near', 2, 4, 3]);
  });

  test('splits the list into groups, and keeps the objects of unchanged groups', () => {
    const matches = Array.from({ length: 100 }, (_, index) => createMatchAt(index + 1, brno));
    const oldGroups = groupNearestFirst(matches, brno);
    expect(oldGroups.map(({ matches: group }) => group.length)).toEqual([40, 40, 20]);
    const updatedGroups = groupNearestFirst(
      matches.map((match) => (match.id === 50 ? { ...match, participants_count: 1 } : match)),
      brno,
      oldGroups,
    );
    expect(updatedGroups.map((group, index) => group === oldGroups[index])).toEqual([true, false, true]);
  });
});
