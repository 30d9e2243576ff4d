import { ICalAlarmType, ICalCalendar, ICalEventStatus } from 'ical-generator';
import { downloadFile } from '@/components/toasts/text-export';
import { createMatchUrl } from '@/features/matches/data/match';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { serverNow } from '@/lib/state/server-time';
import { hasEntry, isCalledOff, recordEntries } from './calendar-entries';
import { type Reminder, listReminders, readChosenReminders } from './reminders';

/** Removes the control characters that RFC 5545, 3.1 forbids in texts. */
const withoutControlCharacters = (text: string): string => text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');

/** The time of the last change of the match or of my joining; now once a file held the match, as nothing says when I left it, or moved up from its waiting list. */
function getChangedAt(match: Match): Date {
  const { updated_at, my_participation } = match;
  const joinedAt = my_participation ? Date.parse(my_participation.joined_at) : 0;
  return new Date(hasEntry(match) ? serverNow() : Math.max(Date.parse(updated_at), joinedAt));
}

/** Returns a calendar file (RFC 5545). Stable UIDs and the sequence from the last change let a newer file replace or cancel older entries. */
export function toIcs(
  matches: readonly Match[],
  { LL, locale }: I18n,
  getReminders: (match: Match) => readonly Reminder[],
): string {
  const language = locale.toUpperCase();
  const calendar = new ICalCalendar({ prodId: { company: 'Hrajem', product: 'Hrajem', language } });
  for (const match of matches) {
    const url = createMatchUrl(match.id, locale);
    const { venue } = match;
    const start = new Date(match.starts_at);
    const changedAt = getChangedAt(match);
    const isCancelled = isCalledOff(match);
    calendar.createEvent({
      id: `match-${String(match.id)}@${window.location.host}`,
      sequence: Math.floor(changedAt.getTime() / 1000),
      stamp: changedAt,
      start,
      end: new Date(match.ends_at),
      // Some calendars do not show the status.
      summary: withoutControlCharacters(
        isCancelled ? LL.detail.calendar.cancelled({ title: match.title }) : match.title,
      ),
      description: withoutControlCharacters([match.description, url].filter(Boolean).join('\n\n')),
      url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      location: {
        title: withoutControlCharacters(venue.name),
        address: withoutControlCharacters(venue.address || venue.city.name),
        ...(venue.latitude !== null &&
          venue.longitude !== null && { geo: { lat: venue.latitude, lon: venue.longitude } }),
      },
      alarms: (isCancelled ? [] : getReminders(match)).map(({ time, text }) => ({
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
  const text = toIcs(matches, i18n, (match) => listReminders(i18n, match, chosenKinds, now));
  downloadFile(`${name}.ics`, 'text/calendar', text);
  recordEntries(matches);
}
