import type { Instant, MatchRow } from '../state.ts';
import { addDays, calendarDay, HOME_ZONE, toInstant, weekdayIndex } from '../time-zones.ts';
import { finishedMatch, plannedMatches, startedMatch, type PlannedMatch } from './planned-match.ts';
import { venueId } from './venues.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A match of today starts at least this long after seeding. */
const MIN_NOTICE_MS = 2 * HOUR;

/** The possible start times of today's matches. */
const START_TIMES = {
  working: '16:30 17:00 17:30 18:00 18:30 19:00 19:30 20:00 20:30 21:00'.split(' '),
  weekend: '09:00 10:00 11:00 13:00 14:30 16:00 17:00 18:00 19:00 20:00 20:30'.split(' '),
};

const isWeekend = (day: string) => weekdayIndex(day) >= 5;

/** Returns the planned start time of a match of today, or the next possible time; undefined when today is too late. */
function findTimeToday(plan: PlannedMatch, today: string, now: Instant): string | undefined {
  const [clock, startTimes] = isWeekend(today)
    ? [plan.weekendClock ?? plan.clock, START_TIMES.weekend]
    : [plan.clock, START_TIMES.working];
  return [clock, ...startTimes.filter((time) => time > clock)].find(
    (time) => toInstant(HOME_ZONE, today, time) >= now + MIN_NOTICE_MS,
  );
}

/** The start of a planned match; a match of today moves to tomorrow when today is too late. */
function startOf(plan: PlannedMatch, now: Instant): Instant {
  const zone = plan.timezone ?? HOME_ZONE;
  const today = calendarDay(HOME_ZONE, now);
  const clock = plan.day === 0 ? findTimeToday(plan, today, now) : undefined;
  if (clock) return toInstant(zone, today, clock);
  const day = addDays(today, Math.max(plan.day, 1));
  return toInstant(zone, day, isWeekend(day) ? (plan.weekendClock ?? plan.clock) : plan.clock);
}

const CZECH_WEEKDAYS = ['Pondělní', 'Úterní', 'Středeční', 'Čtvrteční', 'Páteční', 'Sobotní', 'Nedělní'];
const ENGLISH_WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Replaces the placeholders in the title by the weekday of the match. */
function fillTitle(title: string, start: Instant, zone: string): string {
  const weekday = weekdayIndex(calendarDay(zone, start));
  return title
    .replace('{Den}', CZECH_WEEKDAYS[weekday] ?? '')
    .replace('{Day}', ENGLISH_WEEKDAYS[weekday] ?? '');
}

const subtractHours = (start: Instant, hours: number | undefined) =>
  hours === undefined ? null : start - hours * HOUR;

type MatchDraft = Omit<MatchRow, 'id' | 'organizer_id' | 'updated_at'>;

/** Creates a match from a plan; the start is the planned one by default. */
export function draftOf(plan: PlannedMatch, now: Instant, start: Instant = startOf(plan, now)): MatchDraft {
  const timezone = plan.timezone ?? HOME_ZONE;
  return {
    title: fillTitle(plan.title, start, timezone),
    description: plan.description,
    sport: plan.sport,
    level: plan.level,
    format: plan.format ?? null,
    starts_at: start,
    ends_at: start + plan.minutes * MINUTE,
    timezone,
    cancelled: plan.cancellationReason !== undefined,
    cancellation_reason: plan.cancellationReason ?? null,
    venue_id: venueId(plan.venue),
    min_participants: plan.minParticipants ?? null,
    max_participants: plan.maxParticipants ?? null,
    price: plan.price ?? null,
    join_deadline: subtractHours(start, plan.joinDeadlineHours),
    leave_deadline: subtractHours(start, plan.leaveDeadlineHours),
    confirm_by: subtractHours(start, plan.confirmDeadlineHours),
  };
}

const roundToQuarter = (instant: Instant) => Math.floor(instant / (15 * MINUTE)) * 15 * MINUTE;

/** Forty matches that have not ended and one that ended an hour ago, ordered by start. */
export function scheduleMatches(now: Instant): { plan: PlannedMatch; draft: MatchDraft }[] {
  const createEntry = (plan: PlannedMatch, start?: Instant) => ({ plan, draft: draftOf(plan, now, start) });
  const startedEntry = createEntry(startedMatch, roundToQuarter(now - 20 * MINUTE));
  const finishedEntry = createEntry(
    finishedMatch,
    roundToQuarter(now - HOUR) - finishedMatch.minutes * MINUTE,
  );
  return [finishedEntry, startedEntry, ...plannedMatches.map((plan) => createEntry(plan))].toSorted(
    (a, b) => a.draft.starts_at - b.draft.starts_at,
  );
}
