import { describe, expect, it } from 'vitest';
import { aMatch, myParticipation } from '@/features/matches/data/match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import { type ReadEvent, readCalendar } from '../../../../tests/setup/read-calendar.ts';
import { toIcs } from './ics';
import { isInMyCalendar } from './calendar-button';

const options = {
  locale: 'cs',
  host: 'hrajem.test',
  addressOf: (id: number) => `https://hrajem.test/detail/${String(id)}`,
  remindersOf: () => [],
} as const;

const file = (...matches: Match[]): string => toIcs(matches, options);

function event(fields: Partial<Match> = {}): ReadEvent {
  const [only, ...more] = readCalendar(file(aMatch(fields)));
  expect(more).toEqual([]);
  return only as ReadEvent;
}

describe('a calendar file', () => {
  it('has the frame that RFC 5545 asks for, lines of at most 75 octets, and nothing but CRLF between them', () => {
    const text = file(aMatch({ title: 'Žluťoučký kůň '.repeat(8), description: 'ř'.repeat(500) }));
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/Hrajem/);
    expect(text.trimEnd()).toMatch(/END:VEVENT\r\nEND:VCALENDAR$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(readCalendar(text)[0]?.summary).toBe('Žluťoučký kůň '.repeat(8));
  });

  it('tells what, when, where and where to look', () => {
    expect(event()).toEqual({
      uid: 'match-12@hrajem.test',
      sequence: Date.UTC(2026, 10, 19, 19, 14) / 1000,
      summary: 'Úterní futsal na Lužánkách',
      start: '2026-11-24T17:00:00Z',
      end: '2026-11-24T18:30:00Z',
      stamp: '2026-11-19T19:14:00Z',
      location: 'Sportovní hala Lužánky\nSportovní 486/4, 602 00 Brno',
      geo: [49.2102, 16.6086],
      url: 'https://hrajem.test/detail/12',
      description: 'https://hrajem.test/detail/12',
      status: 'CONFIRMED',
      reminders: [],
    });
  });

  it.each(['2026-11-23T17:00:00Z', '2026-11-24T15:00:00Z', '2026-11-19T19:14:07Z'])(
    'reminds at %s, in the words that it is given',
    (at) => {
      const text = 'Hraje se: "Futsal"; 5+1, \\n\nv\u0000 18:00';
      const remindersOf = () => [{ at: Date.parse(at) + 0.4, text }];
      const [read] = readCalendar(toIcs([aMatch()], { ...options, remindersOf }));
      expect(read?.reminders).toEqual([{ at, text: text.replace('\u0000', '') }]);
    },
  );

  it.each([
    ['cs', 'CS'],
    ['en', 'EN'],
  ] as const)('says that it is in %s', (locale, language) => {
    expect(toIcs([aMatch()], { ...options, locale })).toContain(`PRODID:-//Hrajem//Hrajem//${language}\r\n`);
  });

  it.each([
    'Futsal; 5+1, "rychlý" \\ pro radost',
    'Konec\nDTSTART:19700101T000000Z\nEND:VEVENT\nBEGIN:VEVENT\nUID:cizí',
    'Konec\r\nSTATUS:CANCELLED\r\nATTACH:https://evil.test/x',
    'řádek \\n, který žádný není, a \\; taky ne',
    '🏐🏒 '.repeat(20),
    '\u202Eúdarop \u2067דרבי\u2069',
    ':;=,"^n',
    '<b>{name} {{a|b}} ${x} %s</b>',
  ])('keeps what people write as they wrote it: %j', (text) => {
    const plain = event();
    const { summary, description, location, ...rest } = event({
      title: text,
      description: text,
      venue: { ...aMatch().venue, name: text },
    });
    const read = text.replaceAll('\r\n', '\n');
    expect(summary).toBe(read);
    expect(description).toBe(`${read}\n\nhttps://hrajem.test/detail/12`);
    expect(location).toBe(`${read}\nSportovní 486/4, 602 00 Brno`);
    expect({ ...plain, ...rest }).toEqual(plain);
  });

  it('leaves out characters that no text may hold', () => {
    expect(event({ title: 'Fut\u0000s\u0007al\rSTATUS:CANCELLED\u007F' })).toMatchObject({
      summary: 'Futsal\nSTATUS:CANCELLED',
      status: 'CONFIRMED',
    });
    expect(file(aMatch({ title: 'a\rb\u000Bc' })).replaceAll('\r\n', '')).not.toMatch(
      // oxlint-disable-next-line no-control-regex -- these are what must not be there
      /[\u0000-\u0008\u000A-\u001F\u007F]/,
    );
  });

  it('names the city of a venue without an address, and no place on the map without coordinates', () => {
    const { venue } = aMatch();
    const { location, geo } = event({ venue: { ...venue, address: '', latitude: null, longitude: null } });
    expect([location, geo]).toEqual(['Sportovní hala Lužánky\nBrno', null]);
  });

  it('replaces what an older file brought, and cancels it', () => {
    const older = event();
    const moved = event({ starts_at: '2026-11-24T18:30:00+01:00', updated_at: '2026-11-19T20:14:01+01:00' });
    const newer = event({ status: 'cancelled', updated_at: '2026-11-20T08:00:00+01:00' });
    expect([moved.uid, newer.uid]).toEqual([older.uid, older.uid]);
    expect(moved.sequence).toBeGreaterThan(older.sequence);
    expect(newer.sequence).toBeGreaterThan(moved.sequence);
    // The most that a calendar has to be able to count to.
    expect(newer.sequence).toBeLessThan(2 ** 31);
    expect([older.stamp, newer.stamp]).toEqual(['2026-11-19T19:14:00Z', '2026-11-20T07:00:00Z']);
    expect([older.status, moved.status, newer.status]).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
  });

  it('holds all of my matches, cancelled ones too, and none that I only wait for', () => {
    const all = [
      aMatch({ id: 1, my_participation: myParticipation() }),
      aMatch({ id: 2, my_participation: myParticipation({ status: 'confirmed' }) }),
      aMatch({ id: 3, my_participation: myParticipation({ status: 'waitlisted', waitlist_position: 1 }) }),
      aMatch({ id: 4 }),
      aMatch({ id: 5, my_participation: myParticipation(), status: 'cancelled' }),
    ];
    const events = readCalendar(file(...all.filter(isInMyCalendar)));
    expect(events.map(({ uid, status }) => [uid, status])).toEqual([
      ['match-1@hrajem.test', 'CONFIRMED'],
      ['match-2@hrajem.test', 'CONFIRMED'],
      ['match-5@hrajem.test', 'CANCELLED'],
    ]);
  });
});

/** What a clock in the zone shows, as "2026-10-25T01:30". */
const clockIn = (timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(instant))
    .replace(' ', 'T');

describe.each([
  ['Europe/Prague', '2026-10-25T01:30:00+02:00', '2026-10-25T03:30:00+01:00', '2026-10-24T23:30', 180],
  ['Europe/Prague', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', '2026-10-25T00:30', 60],
  ['Europe/Prague', '2026-10-25T02:00:00+01:00', '2026-10-25T03:00:00+01:00', '2026-10-25T01:00', 60],
  ['Europe/Prague', '2027-03-28T01:30:00+01:00', '2027-03-28T03:30:00+02:00', '2027-03-28T00:30', 60],
  ['Europe/Prague', '2027-03-28T03:00:00+02:00', '2027-03-28T04:30:00+02:00', '2027-03-28T01:00', 90],
  ['Europe/London', '2026-10-25T00:30:00+01:00', '2026-10-25T02:30:00+00:00', '2026-10-24T23:30', 180],
  ['Europe/London', '2026-10-25T01:30:00+01:00', '2026-10-25T01:30:00+00:00', '2026-10-25T00:30', 60],
  ['Europe/London', '2027-03-28T00:30:00+00:00', '2027-03-28T02:30:00+01:00', '2027-03-28T00:30', 60],
  ['Asia/Tokyo', '2026-10-25T09:30:00+09:00', '2026-10-25T11:30:00+09:00', '2026-10-25T00:30', 120],
  ['Asia/Tokyo', '2027-03-28T09:30:00+09:00', '2027-03-28T11:30:00+09:00', '2027-03-28T00:30', 120],
])('a match in %s from %s to %s', (timezone, starts_at, ends_at, utc, minutes) => {
  const { start, end } = event({ timezone, starts_at, ends_at });

  it('begins at its moment and lasts as long as it does', () => {
    expect(start).toBe(`${utc}:00Z`);
    expect((Date.parse(end) - Date.parse(start)) / 60_000).toBe(minutes);
  });

  it('stands in a calendar of that zone where its own clock puts it', () => {
    expect(clockIn(timezone, start)).toBe(starts_at.slice(0, 16));
    expect(clockIn(timezone, end)).toBe(ends_at.slice(0, 16));
  });
});
