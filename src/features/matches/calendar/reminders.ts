import { deviceStorage } from '@/api/storage';
import { phaseOf } from '@/features/matches/data/match';
import { canConfirm } from '@/features/matches/views/match-buttons';
import { getConfirmDeadline } from '@/features/matches/views/match-texts';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { hourOf } from '@/lib/format/day';
import { zoneOffset } from '@/lib/format/format-date';
import { zoneName } from '@/lib/format/format-range';
import { viewerTimeZone } from '@/lib/format/intl';

/** The kinds of reminders: a day and two hours before a match, and before the deadline to confirm. */
export const reminderKinds = ['day', 'hours', 'deadline'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

export interface Reminder {
  /** Milliseconds since 1970. */
  time: number;
  text: string;
}

const HOUR = 3_600_000;

/** Night ends at this hour in the match's time zone. */
const earliestReminderHour = 8;

/** Returns milliseconds since 1970: two hours before the deadline or, instead of at night, in the evening before, unless that evening has passed. */
function getDeadlineReminderTime(deadline: string, timeZone: string, now: number): number {
  const time = Date.parse(deadline) - 2 * HOUR;
  const hour = hourOf(time, timeZone);
  const eveningTime = time - (hour + 4) * HOUR;
  return hour < earliestReminderHour && eveningTime > now ? eveningTime : time;
}

/** Formats an instant in the match's zone or, if the person's has another offset, in both zones with their names. */
function formatInZones(
  { locale }: I18n,
  instant: string,
  timeZone: string,
  formatIn: (instant: string, timeZone: string) => string,
): string {
  const viewerZone = viewerTimeZone();
  if (zoneOffset(instant, timeZone) === zoneOffset(instant, viewerZone)) return formatIn(instant, timeZone);
  const formatNamed = (zone: string): string =>
    `${formatIn(instant, zone)} ${zoneName(locale, instant, zone)}`;
  return `${formatNamed(timeZone)} (${formatNamed(viewerZone)})`;
}

/** Returns the chosen reminders that are still to come: some calendars show a past reminder at once. */
export function listReminders(
  i18n: I18n,
  match: Match,
  chosenKinds: readonly ReminderKind[],
  now: number,
): Reminder[] {
  if (phaseOf(match, now) !== 'upcoming') return [];
  const { LL, format } = i18n;
  const { title, timezone, starts_at, venue } = match;
  const texts = LL.detail.calendar.reminders;
  const start = Date.parse(starts_at);
  const deadline = getConfirmDeadline(match, now);
  const startText = texts.starts({
    title,
    when: formatInZones(i18n, starts_at, timezone, format.dayAndTime),
    where: venue.name,
  });
  const reminders = {
    day: { time: start - 24 * HOUR, text: startText },
    hours: { time: start - 2 * HOUR, text: startText },
    deadline: deadline !== null && {
      time: getDeadlineReminderTime(deadline, timezone, now),
      text: texts[canConfirm(match) ? 'confirmHere' : 'confirm']({
        title,
        when: formatInZones(i18n, deadline, timezone, format.deadline),
      }),
    },
  };
  return chosenKinds.flatMap((kind) => reminders[kind] || []).filter(({ time }) => time > now);
}

const storageKey = 'calendar_reminders';

/** Reads the kinds of reminders chosen on this device; all kinds before the first choice. */
export function readChosenReminders(): ReminderKind[] {
  const storedKinds = deviceStorage().get(storageKey)?.split(',');
  return reminderKinds.filter((kind) => storedKinds?.includes(kind) ?? true);
}

/** Stores whether calendar files from this device get a kind of reminder. */
export function chooseReminder(kind: ReminderKind, isChosen: boolean): void {
  const otherKinds = readChosenReminders().filter((otherKind) => otherKind !== kind);
  deviceStorage().set(storageKey, [...otherKinds, ...(isChosen ? [kind] : [])].join(','));
}
