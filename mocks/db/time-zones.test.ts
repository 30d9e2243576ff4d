import { expect, it } from 'vitest';
import { formatIso, toInstant } from './time-zones.ts';

it('formatIso writes the offset of the zone at that instant', () => {
  const winter = Date.UTC(2026, 10, 24, 17);
  const summer = Date.UTC(2026, 6, 1, 17);
  expect(formatIso('Europe/Prague', winter)).toBe('2026-11-24T18:00:00+01:00');
  expect(formatIso('Europe/Prague', summer)).toBe('2026-07-01T19:00:00+02:00');
  expect(formatIso('Europe/London', winter)).toBe('2026-11-24T17:00:00+00:00');
  expect(formatIso('America/St_Johns', winter)).toBe('2026-11-24T13:30:00-03:30');
});

// Clocks go forward on 28 March 2027 and back on 25 October 2026, both at 01:00 UTC.
it.each([
  ['2027-03-28', '01:30', '2027-03-28T01:30:00+01:00'],
  ['2027-03-28', '03:00', '2027-03-28T03:00:00+02:00'],
  ['2027-03-28', '18:00', '2027-03-28T18:00:00+02:00'],
  ['2026-10-25', '01:30', '2026-10-25T01:30:00+02:00'],
  ['2026-10-25', '03:30', '2026-10-25T03:30:00+01:00'],
  ['2026-10-25', '18:00', '2026-10-25T18:00:00+01:00'],
])('toInstant returns the right instant on %s, a day with a clock change, at %s', (day, time, iso) => {
  expect(formatIso('Europe/Prague', toInstant('Europe/Prague', day, time))).toBe(iso);
});
