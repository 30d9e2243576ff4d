import { describe, expect, it } from 'vitest';
import { aMatch } from '@/features/matches/data/a-match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import { toIcs } from './ics';

const file = (...matches: Match[]): string =>
  toIcs(matches, { origin: 'https://hrajem.test', href: (id) => `/detail/${String(id)}` });

type Properties = Record<string, string>;

const unescape = (text: string): string =>
  text.replaceAll(/\\([\\;,nN])/g, (_, char: string) => (/n/i.test(char) ? '\n' : char));

/** Reads the events as RFC 5545 says: CRLF between lines, folded lines joined (3.1), text unescaped (3.3.11). */
function eventsOf(calendar: string): Properties[] {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
  const events: Properties[] = [];
  for (const line of lines.filter(Boolean)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    expect(name, `"${line}" is a property`).not.toBe('');
    if (name === 'BEGIN' && value === 'VEVENT') events.push({});
    else events.at(-1)![name] = unescape(value);
  }
  return events;
}

function event(fields: Partial<Match> = {}): Properties {
  const [only, ...more] = eventsOf(file(aMatch(fields)).replace(/^[^]*?(?=BEGIN:VEVENT)/, ''));
  expect(more).toEqual([]);
  return only as Properties;
}

describe('a calendar file', () => {
  it('has the frame that RFC 5545 asks for, lines of at most 75 octets, and nothing but CRLF between them', () => {
    const text = file(aMatch({ title: 'Žluťoučký kůň '.repeat(9), description: 'ř'.repeat(500) }));
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/Hrajem/);
    expect(text.trimEnd()).toMatch(/END:VEVENT\r\nEND:VCALENDAR$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
  });

  it('tells what, when, where and where to look', () => {
    expect(event()).toMatchObject({
      UID: 'match-12@hrajem.test',
      SUMMARY: 'Úterní futsal na Lužánkách',
      DTSTART: '20261124T170000Z',
      DTEND: '20261124T183000Z',
      LOCATION: 'Sportovní hala Lužánky\nSportovní 486/4, 602 00 Brno',
      GEO: '49.2102;16.6086',
      URL: 'https://hrajem.test/detail/12',
      DESCRIPTION: 'https://hrajem.test/detail/12',
      STATUS: 'CONFIRMED',
    });
  });

  it('keeps what people write as they wrote it', () => {
    const title = 'Futsal; 5+1, "rychlý" \\ pro radost\nDTSTART:19700101T000000Z';
    const { SUMMARY, DTSTART } = event({ title });
    expect(SUMMARY).toBe(title);
    expect(DTSTART).toBe('20261124T170000Z');
  });

  it('names the city of a venue without an address, and no place on the map without coordinates', () => {
    const { venue } = aMatch();
    const { LOCATION, GEO } = event({ venue: { ...venue, address: '', latitude: null, longitude: null } });
    expect([LOCATION, GEO]).toEqual(['Sportovní hala Lužánky\nBrno', undefined]);
  });

  it.each([
    ['before the clocks go back', '2026-10-25T02:30:00+02:00', '20261025T003000Z'],
    ['an hour later by the same clock', '2026-10-25T02:30:00+01:00', '20261025T013000Z'],
    ['before the clocks go forward', '2027-03-28T01:59:00+01:00', '20270328T005900Z'],
    ['a minute later', '2027-03-28T03:00:00+02:00', '20270328T010000Z'],
  ])('has the right moment %s', (_, starts_at, expected) => {
    expect(event({ starts_at, ends_at: '2027-03-28T04:00:00+02:00' }).DTSTART).toBe(expected);
  });

  it('lasts as long as the match across the change of the clocks', () => {
    const { DTSTART, DTEND } = event({
      starts_at: '2026-10-25T01:30:00+02:00',
      ends_at: '2026-10-25T03:30:00+01:00',
    });
    expect([DTSTART, DTEND]).toEqual(['20261024T233000Z', '20261025T023000Z']);
  });

  it('replaces what an older file brought, and cancels it', () => {
    const older = event();
    const newer = event({ status: 'cancelled', updated_at: '2026-11-20T08:00:00+01:00' });
    expect(newer.UID).toBe(older.UID);
    expect(Number(newer.SEQUENCE)).toBeGreaterThan(Number(older.SEQUENCE));
    expect([older.DTSTAMP, newer.DTSTAMP]).toEqual(['20261119T191400Z', '20261120T070000Z']);
    expect(newer.STATUS).toBe('CANCELLED');
  });

  it('holds several matches', () => {
    const text = file(aMatch(), aMatch({ id: 13 }));
    expect(text.match(/^UID:.*$/gm)).toEqual(['UID:match-12@hrajem.test', 'UID:match-13@hrajem.test']);
  });
});
