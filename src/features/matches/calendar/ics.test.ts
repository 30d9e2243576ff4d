import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMatch, aParticipation } from '@/features/matches/data/match.fixture';
import type { Match } from '@/generated/schemas/match.zod';
import cs from '@/i18n/cs';
import { createI18n } from '@/i18n/translate';
import { type ReadEvent, readCalendar } from '@tests/setup/read-calendar';
import { belongsInMyCalendar } from './calendar-button';
import { recordEntries } from './calendar-entries';
import { toIcs } from './ics';

beforeEach(() => void vi.stubGlobal('window', { location: new URL('https://hrajem.test') }));

const i18n = createI18n('cs', cs);
const createFile = (...matches: Match[]): string => toIcs(matches, i18n, () => []);

function createEvent(fields: Partial<Match> = {}): ReadEvent {
  const [firstEvent, ...otherEvents] = readCalendar(createFile(aMatch(fields)));
  expect(otherEvents).toEqual([]);
  return firstEvent as ReadEvent;
}

describe('a calendar file', () => {
  it('has the header of RFC 5545, lines of at most 75 octets, and CRLF line breaks', () => {
    const text = createFile(aMatch({ title: 'Žluťoučký kůň '.repeat(8), description: 'ř'.repeat(500) }));
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/Hrajem/);
    expect(text.trimEnd()).toMatch(/END:VEVENT\r\nEND:VCALENDAR$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(readCalendar(text)[0]?.summary).toBe('Žluťoučký kůň '.repeat(8));
  });

  it('holds title, times, venue and URL of the match', () => {
    expect(createEvent()).toEqual({
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

  it('keeps the text of a reminder, and its time to the second', () => {
    const [time, text] = ['2026-11-19T19:14:07Z', 'Hraje se: "Futsal"; 5+1, \\n\nv\u0000 18:00'];
    const reminder = { time: Date.parse(time) + 0.4, text };
    const [parsedEvent] = readCalendar(toIcs([aMatch()], i18n, () => [reminder]));
    expect(parsedEvent?.reminders).toEqual([{ at: time, text: text.replace('\u0000', '') }]);
  });

  it('holds an event of one hour in the night in which the clocks go back', () => {
    const times = { starts_at: '2026-10-25T02:30:00+02:00', ends_at: '2026-10-25T02:30:00+01:00' };
    expect(createEvent(times)).toMatchObject({ start: '2026-10-25T00:30:00Z', end: '2026-10-25T01:30:00Z' });
  });

  it.each([
    'Konec\r\nDTSTART:19700101T000000Z\nEND:VEVENT\nBEGIN:VEVENT\nUID:cizí',
    'řádek \\n, který žádný není, a \\; taky ne',
    '🏐🏒 '.repeat(20),
    ':;=,"^n <b>{name} {{a|b}} ${x} %s</b>',
  ])('keeps unchanged a text that a person wrote: %j', (text) => {
    const defaultEvent = createEvent();
    const { summary, description, location, ...rest } = createEvent({
      title: text,
      description: text,
      venue: { ...aMatch().venue, name: text },
    });
    const expectedText = text.replaceAll('\r\n', '\n');
    expect(summary).toBe(expectedText);
    expect(description).toBe(`${expectedText}\n\nhttps://hrajem.test/detail/12`);
    expect(location).toBe(`${expectedText}\nSportovní 486/4, 602 00 Brno`);
    expect({ ...defaultEvent, ...rest }).toEqual(defaultEvent);
  });

  it('leaves out control characters of the texts', () => {
    expect(createEvent({ title: 'Fut\u0000s\u0007al\rSTATUS:CANCELLED\u007F' })).toMatchObject({
      summary: 'Futsal\nSTATUS:CANCELLED',
      status: 'CONFIRMED',
    });
    expect(createFile(aMatch({ title: 'a\rb\u000Bc' })).replaceAll('\r\n', '')).not.toMatch(
      // oxlint-disable-next-line no-control-regex -- the file must not contain these
      /[\u0000-\u0008\u000A-\u001F\u007F]/,
    );
  });

  it('gives the city when the venue has no address, and leaves out `GEO` without coordinates', () => {
    const { venue } = aMatch();
    const { location, geo } = createEvent({
      venue: { ...venue, address: '', latitude: null, longitude: null },
    });
    expect([location, geo]).toEqual(['Sportovní hala Lužánky\nBrno', null]);
  });

  it('replaces and cancels the entry of an older file', () => {
    const oldEvent = createEvent();
    const movedEvent = createEvent({
      starts_at: '2026-11-24T18:30:00+01:00',
      updated_at: '2026-11-19T20:14:01+01:00',
    });
    const lastEvent = createEvent({ status: 'cancelled', updated_at: '2026-11-20T08:00:00+01:00' });
    expect([movedEvent.uid, lastEvent.uid]).toEqual([oldEvent.uid, oldEvent.uid]);
    expect(movedEvent.sequence).toBeGreaterThan(oldEvent.sequence);
    expect(lastEvent.sequence).toBeGreaterThan(movedEvent.sequence);
    // RFC 5545 stores the sequence as a signed 32-bit integer.
    expect(lastEvent.sequence).toBeLessThan(2 ** 31);
    expect([oldEvent.stamp, lastEvent.stamp]).toEqual(['2026-11-19T19:14:00Z', '2026-11-20T07:00:00Z']);
    expect([movedEvent.status, lastEvent.status]).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(lastEvent.summary).toBe(`Zrušeno: ${oldEvent.summary}`);
  });

  it('cancels the entry of a match that I left, and replaces it when I play again', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const match = aMatch({ id: 7 });
    const oldEvent = createEvent({ ...match, my_participation: aParticipation() });
    recordEntries([{ ...match, my_participation: aParticipation() }]);
    expect(belongsInMyCalendar(match)).toBe(true);
    const cancelledEvent = createEvent(match);
    expect(cancelledEvent).toMatchObject({ uid: oldEvent.uid, status: 'CANCELLED' });
    expect(cancelledEvent.sequence).toBeGreaterThan(oldEvent.sequence);
    vi.setSystemTime(Date.now() + 1000);
    // Joined the waiting list before the cancelling, and moved up after it.
    const newEvent = createEvent({ ...match, my_participation: aParticipation() });
    expect(newEvent.status).toBe('CONFIRMED');
    expect(newEvent.sequence).toBeGreaterThan(cancelledEvent.sequence);
    vi.useRealTimers();
  });

  it('holds all my matches, also cancelled ones, except those on whose waiting list I am', () => {
    const matches = [
      aMatch({ id: 1, my_participation: aParticipation() }),
      aMatch({ id: 2, my_participation: aParticipation({ status: 'confirmed' }) }),
      aMatch({ id: 3, my_participation: aParticipation({ status: 'waitlisted', waitlist_position: 1 }) }),
      aMatch({ id: 4 }),
      aMatch({ id: 5, my_participation: aParticipation(), status: 'cancelled' }),
    ];
    const events = readCalendar(createFile(...matches.filter(belongsInMyCalendar)));
    expect(events.map(({ uid, status }) => [uid, status])).toEqual([
      ['match-1@hrajem.test', 'CONFIRMED'],
      ['match-2@hrajem.test', 'CONFIRMED'],
      ['match-5@hrajem.test', 'CANCELLED'],
    ]);
  });
});
