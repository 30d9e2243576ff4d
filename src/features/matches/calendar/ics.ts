import { ICalCalendar, ICalEventStatus } from 'ical-generator';
import type { Match } from '@/generated/schemas/match.zod';

interface CalendarOptions {
  /** The origin of the app, for the addresses of the matches and their stable UIDs. */
  origin: string;
  /** The public address of a match. */
  href: (id: number) => string;
}

/** Without the characters that no text of a calendar file may hold (RFC 5545, 3.1). */
const clean = (text: string): string => text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');

/**
 * A calendar file (RFC 5545) of matches. Instants are written in UTC, so every calendar shows them right across changes
 * of the clocks; UIDs are stable and the sequence number follows `updated_at`, so a newer file replaces what an older one
 * brought, a cancellation included.
 */
export function toIcs(matches: readonly Match[], { origin, href }: CalendarOptions): string {
  const calendar = new ICalCalendar({ prodId: { company: 'Hrajem', product: 'Hrajem', language: 'CS' } });
  for (const match of matches) {
    const url = new URL(href(match.id), origin).href;
    const { venue } = match;
    calendar.createEvent({
      id: `match-${String(match.id)}@${new URL(origin).host}`,
      sequence: Math.floor(Date.parse(match.updated_at) / 1000),
      stamp: new Date(match.updated_at),
      start: new Date(match.starts_at),
      end: new Date(match.ends_at),
      summary: clean(match.title),
      description: clean([match.description, url].filter(Boolean).join('\n\n')),
      url,
      status: match.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      location: {
        title: clean(venue.name),
        address: clean(venue.address || venue.city.name),
        ...(venue.latitude !== null &&
          venue.longitude !== null && { geo: { lat: venue.latitude, lon: venue.longitude } }),
      },
    });
  }
  return calendar.toString();
}
