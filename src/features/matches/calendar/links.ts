import { placeOf } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';

/** "20261124T170000Z", as calendars want instants. */
const compact = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

export function googleCalendarHref(match: Match, url: string): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: match.title,
    dates: `${compact(match.starts_at)}/${compact(match.ends_at)}`,
    ctz: match.timezone,
    location: placeOf(match.venue),
    details: url,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

export function outlookHref(match: Match, url: string): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: match.title,
    startdt: new Date(match.starts_at).toISOString(),
    enddt: new Date(match.ends_at).toISOString(),
    location: placeOf(match.venue),
    body: url,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`;
}
