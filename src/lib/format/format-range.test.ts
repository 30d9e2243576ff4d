import { describe, expect, it } from 'vitest';
import { clockName, zoneName } from './format-range';

const winter = '2026-11-28T18:00:00+01:00';
const summer = '2026-07-28T18:00:00+02:00';

describe('zoneName', () => {
  it.each([
    ['Europe/London', 'londýnského času', 'London time'],
    ['Europe/Prague', 'pražského času', 'Prague time'],
    ['America/New_York', 'newyorského času', 'New York time'],
    // The table has no adjective for these cities.
    ['Asia/Kolkata', 'indického času', 'Kolkata time'],
    ['America/Denver', 'severoamerického horského času', 'Denver time'],
    ['America/Argentina/Buenos_Aires', 'argentinského standardního času', 'Buenos Aires time'],
    // These zones name no city.
    ['UTC', 'UTC', 'UTC'],
    ['Etc/GMT+5', 'GMT-5', 'GMT-5'],
    ['Nowhere/Land', 'UTC', 'UTC'],
  ])('names the zone %s', (zone, czech, english) => {
    expect(zoneName('cs', winter, zone)).toBe(czech);
    expect(zoneName('en', winter, zone)).toBe(english);
  });

  it('has a Czech genitive for every zone', () => {
    const wrongNames = Intl.supportedValuesOf('timeZone')
      .map((zone) => zoneName('cs', summer, zone))
      .filter(
        (name) => !/^(?:\p{L}+(?:ého|ího|-\p{L}+ého) )+času$/u.test(name) && !/^(?:GMT|UTC)/.test(name),
      );
    expect(wrongNames).toEqual([]);
  });
});

it('clockName distinguishes summer time from winter time', () => {
  expect(clockName('cs', summer, 'Europe/Prague')).toBe('středoevropského letního času');
  expect(clockName('cs', winter, 'Europe/Prague')).toBe('středoevropského standardního času');
  expect(clockName('en', summer, 'Europe/Prague')).toBe('Central European Summer Time');
});
