import { expect, test } from 'vitest';
import { aMatch } from './match.fixture';
import { findOverlappingMatch } from './match';
import { withOptimisticUpdate } from './optimistic-update';

const match = aMatch({ id: 1, starts_at: '2026-11-24T18:00:00+01:00', ends_at: '2026-11-24T19:30:00+01:00' });
const mine = (fields: Parameters<typeof aMatch>[0]) =>
  withOptimisticUpdate(aMatch({ id: 2, ...fields }), 'join');

test.each([
  ['begins before the other ends', '2026-11-24T19:00:00+01:00', '2026-11-24T20:00:00+01:00', true],
  ['contains the other, written in another time zone', '2026-11-24T16:00:00Z', '2026-11-24T19:00:00Z', true],
  ['begins when the other ends', '2026-11-24T19:30:00+01:00', '2026-11-24T21:00:00+01:00', false],
  ['is on another day', '2026-11-25T18:00:00+01:00', '2026-11-25T19:30:00+01:00', false],
])('finds an overlap or not when my match %s', (_, starts_at, ends_at, expected) => {
  const other = mine({ starts_at, ends_at });
  expect(findOverlappingMatch([match, other], match)).toBe(expected ? other : null);
});

test('finds my match in another city that begins as the other ends', () => {
  const times = { starts_at: '2026-11-24T19:30:00+01:00', ends_at: '2026-11-24T21:00:00+01:00' };
  const { venue } = match;
  const other = mine({ ...times, venue: { ...venue, city: { ...venue.city, id: venue.city.id + 1 } } });
  expect(findOverlappingMatch([match, other], match)).toBe(other);
});

test('ignores a cancelled match, one that is not mine, and the match itself', () => {
  expect(findOverlappingMatch([mine({ status: 'cancelled' })], match)).toBeNull();
  expect(findOverlappingMatch([aMatch({ id: 2 })], match)).toBeNull();
  expect(findOverlappingMatch([withOptimisticUpdate(match, 'join')], match)).toBeNull();
});
