import { ICalAlarmType, ICalCalendar, ICalEventStatus } from 'ical-generator';
import { serverNow } from '@/lib/server-time';
import { downloadFile } from '@/components/text-export';
import { createMatchUrl } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import type { Locale } from '@/lib/locale';
import { type Reminder, listReminders, readChosenReminders } from './reminders';

/** Removes the control characters that RFC 5545, 3.1 forbids in texts. */
const withoutControlCharacters = (text: string): string => text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');

/** Returns a calendar file (RFC 5545). Stable UIDs and the sequence from `updated_at` let a newer file replace or cancel older entries. */
export function toIcs(
  matches: readonly Match[],
  locale: Locale,
  getReminders: (match: Match) => readonly Reminder[],
): string {
  const language = locale.toUpperCase();
  const calendar = new ICalCalendar({ prodId: { company: 'Hrajem', product: 'Hrajem', language } });
  for (const match of matches) {
    const url = createMatchUrl(match.id, locale);
    const { venue } = match;
    const start = new Date(match.starts_at);
    calendar.createEvent({
      id: `match-${String(match.id)}@${window.location.host}`,
      sequence: Math.floor(Date.parse(match.updated_at) / 1000),
      stamp: new Date(match.updated_at),
      start,
      end: new Date(match.ends_at),
      summary: withoutControlCharacters(match.title),
      description: withoutControlCharacters([match.description, url].filter(Boolean).join('\n\n')),
      url,
      status: match.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      location: {
        title: withoutControlCharacters(venue.name),
        address: withoutControlCharacters(venue.address || venue.city.name),
        ...(venue.latitude !== null &&
          venue.longitude !== null && { geo: { lat: venue.latitude, lon: venue.longitude } }),
      },
      alarms: getReminders(match).map(({ time, text }) => ({
        type: ICalAlarmType.display,
        triggerBefore: Math.round((start.getTime() - time) / 1000),
        description: withoutControlCharacters(text),
      })),
    });
  }
  return calendar.toString();
}

export function downloadIcs(i18n: I18n, matchOrList: Match | readonly Match[]): void {
  const [matches, name] =
    'id' in matchOrList ? [[matchOrList], `hrajem-${String(matchOrList.id)}`] : [matchOrList, 'hrajem'];
  const [chosenKinds, now] = [readChosenReminders(), serverNow()];
  const text = toIcs(matches, i18n.locale, (match) => listReminders(i18n, match, chosenKinds, now));
  downloadFile(`${name}.ics`, 'text/calendar', text);
}
