import { describe, expect, it, vi } from 'vitest';
import { formats } from './format';
import { isKnownZone } from './intl';

const { cs, en } = formats;
const prague = 'Europe/Prague';
const matchRange = ['2026-11-28T18:00:00+01:00', '2026-11-28T19:30:00+01:00', prague] as const;
/** Replaces the no-break spaces of Intl. */
const withSpaces = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('day headings', () => {
  const now = '2026-11-27T12:00:00+01:00';

  it('name yesterday, today and tomorrow', () => {
    const days = ['2026-11-26T20:00:00+01:00', now, '2026-11-28T00:00:00+01:00'];
    expect(days.map((day) => cs.dayOf(day, prague, now, prague))).toEqual(['Včera', 'Dnes', 'Zítra']);
    expect(days.map((day) => en.dayOf(day, prague, now, prague))).toEqual(['Yesterday', 'Today', 'Tomorrow']);
  });

  it('have no comma after an English weekday, as some engines add one', () => {
    const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
    vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => 'Saturday, 28 November');
    expect(en.day('2026-11-28', '2026-11-20')).toBe('Saturday 28\u00A0November');
  });

  it('say weekday and date of other days', () => {
    expect(cs.day('2026-11-28', '2026-11-20')).toBe('Sobota 28.\u00A0listopadu');
    expect(en.day('2026-11-28', '2026-11-20')).toBe('Saturday 28\u00A0November');
    expect(cs.day('2027-01-02', '2026-12-20')).toBe('Sobota 2.\u00A0ledna');
    expect(cs.day('2025-11-28', '2026-11-28')).toBe('Pátek 28.\u00A0listopadu\u00A02025');
  });

  it('use the day in the zone of the match', () => {
    const midnight = '2026-11-28T00:30:00+01:00';
    expect(en.dayOf(midnight, prague, now, prague)).toBe('Tomorrow');
    expect(en.dayOf(midnight, 'America/New_York', now, prague)).toBe('Today');
  });

  it('use the viewer’s day as today', () => {
    const evening = '2026-11-30T18:00:00+01:00';
    const lateEvening = '2026-11-28T23:20:00Z';
    expect(en.dayOf(evening, prague, lateEvening, prague)).toBe('Tomorrow');
    expect(en.dayOf(evening, prague, lateEvening, 'UTC')).toBe('Monday 30\u00A0November');
  });
});

describe('times', () => {
  it('use a 24-hour clock', () => {
    expect(cs.time('2026-11-28T09:05:00+01:00', prague)).toBe('9:05');
    expect(en.time('2026-11-28T09:05:00+01:00', prague)).toBe('09:05');
    expect(en.time('2026-11-28T00:00:00+01:00', prague)).toBe('00:00');
    expect(cs.timeRange(...matchRange)).toBe('18:00–19:30');
  });

  it('name the zone at both ends of a range with a clock change', () => {
    expect(cs.timeRange('2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', prague)).toBe(
      '2:30 středoevropského letního času – 2:30 středoevropského standardního času',
    );
    expect(en.timeRange('2027-03-28T01:30:00+01:00', '2027-03-28T03:30:00+02:00', prague)).toBe(
      '01:30 Central European Standard Time – 03:30 Central European Summer Time',
    );
  });

  it('have the offset when the clock shows them twice', () => {
    const [first, second] = ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'] as const;
    expect([first, second].map((time) => withSpaces(cs.time(time, prague)))).toEqual([
      '2:30 GMT+2',
      '2:30 GMT+1',
    ]);
    expect(withSpaces(en.dateTime(second, prague))).toBe('Sun 25 Oct, 02:30 GMT+1');
    expect(withSpaces(en.timeRange(second, '2026-10-25T03:30:00+01:00', prague))).toBe('02:30 GMT+1 – 03:30');
    const onlyOnce = ['2026-10-25T01:45:00+02:00', '2026-10-25T03:00:00+01:00', '2027-03-28T03:30:00+02:00'];
    expect(onlyOnce.map((time) => cs.time(time, prague))).toEqual(['1:45', '3:00', '3:30']);
    // Lord Howe Island turns its clock back by half an hour.
    expect(withSpaces(en.time('2027-04-04T01:45:00+10:30', 'Australia/Lord_Howe'))).toBe('01:45 GMT+10:30');
  });

  it('name both days of a range of a day or more', () => {
    expect(withSpaces(cs.timeRange('2026-11-28T18:00:00+01:00', '2026-11-29T18:00:00+01:00', prague))).toBe(
      'so 28. 11. 18:00 – ne 29. 11. 18:00',
    );
  });

  it('include date and time', () => {
    expect(cs.dateTime('2026-11-28T18:00:00+01:00', prague)).toBe('28.\u00a011.\u00a018:00');
    expect(cs.dayAndTime('2026-11-28T18:00:00+01:00', prague)).toBe('sobota\u00a028.\u00a011.\u00a018:00');
    expect(en.dayAndTime('2026-11-28T18:00:00+01:00', prague)).toBe('Sat\u00a028\u00a0Nov,\u00a018:00');
    expect(withSpaces(en.dateTime('2026-11-28T18:00:00+01:00', prague))).toBe('Sat 28 Nov, 18:00');
    expect(withSpaces(cs.date('2026-11-28T18:00:00+01:00', prague))).toBe('28. listopadu 2026');
  });
});

it('a deadline has the weekday in the form after "do"', () => {
  const days = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}T18:00:00+01:00`);
  expect(days.map((day) => withSpaces(cs.deadline(day, prague)))).toEqual([
    'pondělí 23. 11. 18:00',
    'úterý 24. 11. 18:00',
    'středy 25. 11. 18:00',
    'čtvrtka 26. 11. 18:00',
    'pátku 27. 11. 18:00',
    'soboty 28. 11. 18:00',
    'neděle 29. 11. 18:00',
  ]);
  expect(withSpaces(en.deadline(days[0]!, prague))).toBe('Mon 23 Nov, 18:00');
});

it('a short weekday is capitalised, as "po" also means "after"', () => {
  const [monday, saturday] = ['2026-11-23T08:00:00+01:00', '2026-11-28T18:00:00+01:00'] as const;
  const texts = [cs, en].flatMap((format) =>
    (['short', 'long'] as const).flatMap((weekday) =>
      [monday, saturday].map((instant) => withSpaces(format.weekdayAndTime(instant, prague, weekday))),
    ),
  );
  expect(texts).toEqual([
    'po 8:00',
    'so 18:00',
    'pondělí 8:00',
    'soboty 18:00',
    'Mon 08:00',
    'Sat 18:00',
    'Monday 08:00',
    'Saturday 18:00',
  ]);
});

describe('times of a match', () => {
  it('are shown once when the offsets are equal', () => {
    expect(cs.matchTimes(...matchRange, prague)).toEqual({ hours: '18:00–19:30', zone: null, viewer: null });
    expect(cs.matchTimes(...matchRange, 'Europe/Vienna').viewer).toBeNull();
  });

  it('are shown in both zones, with the name of the match’s zone, when the offsets differ', () => {
    expect(cs.matchTimes(...matchRange, 'Europe/London')).toMatchObject({
      zone: 'pražského času',
      viewer: '17:00–18:30',
    });
    expect(en.matchTimes(...matchRange, 'Europe/London')).toEqual({
      hours: '18:00–19:30',
      zone: 'Prague time',
      viewer: '17:00–18:30',
    });
  });

  it('include the viewer’s day when it differs', () => {
    expect(withSpaces(en.matchTimes(...matchRange, 'Asia/Tokyo').viewer)).toBe('Sun 29 Nov 02:00–03:30');
  });

  it('are shown in both zones when the offsets differ at the end only', () => {
    const clockChangeRange = ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'] as const;
    expect(en.matchTimes(...clockChangeRange, prague, 'Africa/Johannesburg').viewer).toBe('02:30–03:30');
  });

  it('name UTC for a zone that the browser does not know', () => {
    expect(isKnownZone('Nowhere/Land')).toBe(false);
    expect(en.matchTimes(matchRange[0], matchRange[1], 'Nowhere/Land', 'UTC')).toEqual({
      hours: '17:00–18:30',
      zone: 'UTC',
      viewer: '17:00–18:30',
    });
  });
});

describe('numbers', () => {
  it('have decimals in prices only when these are not zero', () => {
    expect(withSpaces(cs.money({ amount: 15000, currency: 'CZK' }))).toBe('150 Kč');
    expect(withSpaces(cs.money({ amount: 15050, currency: 'CZK' }))).toBe('150,50 Kč');
    expect(withSpaces(en.money({ amount: 15000, currency: 'CZK' }))).toBe('CZK 150');
    expect(en.money({ amount: 450, currency: 'EUR' })).toBe('€4.50');
    expect(en.money({ amount: 450, currency: 'JPY' })).toBe('JP¥450');
    // V8 would show no decimals of these two, Firefox those of ISO 4217.
    expect(withSpaces(cs.money({ amount: 250_000, currency: 'HUF' }))).toBe('2 500 HUF');
    expect(withSpaces(cs.money({ amount: 2_500_500, currency: 'IQD' }))).toBe('2 500,500 IQD');
  });

  it('have one decimal in distances below ten kilometres', () => {
    const inCzech = [0, 2.44, 9.94, 9.96, 1234.4].map((kilometres) => withSpaces(cs.distance(kilometres)));
    expect(inCzech).toEqual(['0,1 km', '2,4 km', '9,9 km', '10 km', '1 234 km']);
    expect(withSpaces(en.distance(2))).toBe('2.0 km');
  });

  it('use the separators of the language', () => {
    expect(withSpaces(cs.number(1234.5))).toBe('1 234,5');
    expect(en.number(1234.5)).toBe('1,234.5');
    expect(withSpaces(cs.percent(0.875))).toBe('88 %');
    expect(en.percent(0.875)).toBe('88%');
    expect(withSpaces(cs.list(['fotbal', 'hokej', 'badminton']))).toBe('fotbal, hokej a badminton');
    expect(en.list(['football', 'hockey', 'badminton'])).toBe('football, hockey and badminton');
  });
});

const now = Date.parse('2026-11-28T12:00:00Z');
const timeInMinutes = (count: number) => now + count * 60_000;

it.each([
  [0.5, 'teď', 'now'],
  [-0.5, 'teď', 'now'],
  [-25, 'před 25 minutami', '25 minutes ago'],
  [59, 'za 59 minut', 'in 59 minutes'],
  [60, 'za 1 hodinu', 'in 1 hour'],
  [89, 'za 1 hodinu a 29 minut', 'in 1 hour and 29 minutes'],
  [141, 'za 2 hodiny a 21 minut', 'in 2 hours and 21 minutes'],
  [122, 'za 2 hodiny a 2 minuty', 'in 2 hours and 2 minutes'],
  [-59.7, 'před 1 hodinou', '1 hour ago'],
  [-76, 'před 1 hodinou', '1 hour ago'],
  [-141, 'před 2 hodinami', '2 hours ago'],
  [179.8, 'za 3 hodiny', 'in 3 hours'],
  [181, 'za 3 hodiny', 'in 3 hours'],
  [-13 * 60 - 1, 'včera', 'yesterday'],
  [-34 * 60, 'včera', 'yesterday'],
  [-47 * 60, 'předevčírem', '2 days ago'],
  [12 * 60, 'zítra', 'tomorrow'],
  [48 * 60, 'pozítří', 'in 2 days'],
  [5 * 24 * 60, 'za 5 dní', 'in 5 days'],
  [-90 * 24 * 60, 'před 3 měsíci', '3 months ago'],
  [-800 * 24 * 60, 'před 2 lety', '2 years ago'],
])('formats a time that is %d minutes away', (distance, czech, english) => {
  expect(withSpaces(cs.relative(timeInMinutes(distance), prague, now, prague))).toBe(czech);
  expect(en.relative(timeInMinutes(distance), prague, now, prague)).toBe(english);
});

describe('countdowns', () => {
  const now = '2026-11-27T08:00:00+01:00';
  const isoTime = (time: string) => `2026-${time}:00+01:00`;
  const countdownTo = (locale: 'cs' | 'en', time: string, from = now) =>
    withSpaces(formats[locale].countdown(isoTime(time), prague, from, prague)) ?? null;

  it('count hours today, and over midnight when it is soon', () => {
    expect(countdownTo('cs', '11-27T18:00')).toBe('za 10 hodin');
    expect(countdownTo('cs', '11-28T00:30', isoTime('11-27T20:00'))).toBe('za 5 hodin');
    expect(countdownTo('en', '11-28T00:30', isoTime('11-27T23:45'))).toBe('in 45 minutes');
  });

  it('are null for another day', () => {
    expect(countdownTo('cs', '11-28T18:00')).toBeNull();
    expect(countdownTo('en', '11-28T23:59', isoTime('11-27T00:01'))).toBeNull();
    expect(countdownTo('cs', '12-02T18:00')).toBeNull();
  });
});
