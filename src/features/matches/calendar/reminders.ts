import { deviceStorage } from '@/api/storage';
import { phaseOf } from '@/features/matches/data/match';
import { canConfirm } from '@/features/matches/views/match-buttons';
import { confirmBy } from '@/features/matches/views/sentences';
import type { Match } from '@/generated/schemas/match.zod';
import type { I18n } from '@/i18n/translate';
import { hourOf } from '@/lib/day';

/** What a calendar can remind of: a day and two hours before a match, and before the time to confirm ends. */
export const reminderKinds = ['day', 'hours', 'deadline'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

export interface Reminder {
  /** Milliseconds since 1970. */
  time: number;
  text: string;
}

const HOUR = 3_600_000;

/** Before this hour of the match's clock nobody is woken up to confirm. */
const firstDayHour = 8;

/** Two hours before a deadline, or the evening before when that is at night and the evening is still to come. */
function deadlineReminderTime(deadline: string, timeZone: string, now: number): number {
  const at = Date.parse(deadline) - 2 * HOUR;
  const hour = hourOf(at, timeZone);
  const evening = at - (hour + 4) * HOUR;
  return hour < firstDayHour && evening > now ? evening : at;
}

/** The wanted reminders still to come, as some calendars tell at once of what is over. Words name the day: nobody knows when they are read. */
export function remindersOf(
  { LL, format }: I18n,
  match: Match,
  wanted: readonly ReminderKind[],
  now: number,
): Reminder[] {
  if (phaseOf(match, now) !== 'upcoming') return [];
  const { title, timezone, starts_at, venue } = match;
  const words = LL.detail.calendar.reminders;
  const start = Date.parse(starts_at);
  const when = format.dayAndTime(starts_at, timezone);
  const deadline = confirmBy(match, now);
  const starts = words.starts({ title, when, where: venue.name });
  const all = {
    day: { at: start - 24 * HOUR, text: starts },
    hours: { at: start - 2 * HOUR, text: starts },
    deadline:
      deadline === null
        ? null
        : {
            at: deadlineReminderTime(deadline, timezone, now),
            text: (canConfirm(match) ? words.confirmHere : words.confirm)({
              title,
              when: format.deadline(deadline, timezone),
            }),
          },
  };
  return wanted.flatMap((kind) => all[kind] ?? []).filter(({ at }) => at > now);
}

const storageKey = 'calendar_reminders';

/** What calendar files made on this device remind of: everything until somebody chooses. */
export function readChosenReminders(): ReminderKind[] {
  const chosen = deviceStorage().get(storageKey)?.split(',');
  return reminderKinds.filter((kind) => chosen?.includes(kind) ?? true);
}

export function chooseReminder(kind: ReminderKind, isWanted: boolean): void {
  const others = readChosenReminders().filter((other) => other !== kind);
  deviceStorage().set(storageKey, [...others, ...(isWanted ? [kind] : [])].join(','));
}
