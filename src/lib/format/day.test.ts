import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayKey, daysBetween, isDayKey } from './day';

describe('dayKey', () => {
  it('returns the day in the zone, not in UTC', () => {
    const lateInPrague = '2026-11-28T23:30:00Z';
    expect(dayKey(lateInPrague, 'Europe/Prague')).toBe('2026-11-29');
    expect(dayKey(lateInPrague, 'Europe/London')).toBe('2026-11-28');
    expect(dayKey(lateInPrague, 'Asia/Tokyo')).toBe('2026-11-29');
  });

  it.each([
    ['the day of 25 hours in October 2026', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['the day of 23 hours in March 2027', '2027-03-27T23:00:00Z', '2027-03-28T21:59:59Z', '2027-03-28'],
    ['the day of 25 hours in October 2027', '2027-10-30T22:00:00Z', '2027-10-31T22:59:59Z', '2027-10-31'],
  ])('covers all of %s', (_name, firstInstant, lastInstant, day) => {
    const dayBefore = new Date(Date.parse(firstInstant) - 1);
    const dayAfter = new Date(Date.parse(lastInstant) + 1001);
    expect(
      [dayBefore, firstInstant, lastInstant, dayAfter].map((instant) => dayKey(instant, 'Europe/Prague')),
    ).toEqual([addDays(day, -1), day, day, addDays(day, 1)]);
  });

  it('returns an existing day for any date', () => {
    const zone = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Europe/Prague');
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), zone, (instant, zone) => {
        expect(isDayKey(dayKey(instant, zone))).toBe(true);
      }),
    );
  });
});

describe('days', () => {
  const day = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('daysBetween inverts addDays', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (start, count) => {
        expect(daysBetween(start, addDays(start, count))).toBe(count);
        expect(addDays(addDays(start, count), -count)).toBe(start);
        expect(isDayKey(start)).toBe(true);
      }),
    );
  });

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '', 'today', '2026-11-28T00:00', '+02026-01-01'])(
    'isDayKey rejects %j',
    (text) => {
      expect(isDayKey(text)).toBe(false);
    },
  );
});
