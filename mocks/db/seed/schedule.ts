import { addDays } from '@/lib/day';
import type { Instant, MatchRow } from '../state.ts';
import { dayIn, HOME_ZONE, instantAt, weekdayOf } from '../zoned.ts';
import { justOver, planned, underWay, type PlannedMatch } from './planned-match.ts';
import { venueId } from './venues.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A match of today starts no sooner than this. */
const NOTICE_MS = 2 * HOUR;

/** When people play, by the clock; for today's matches. */
const SLOTS = {
  working: '16:30 17:00 17:30 18:00 18:30 19:00 19:30 20:00 20:30 21:00'.split(' '),
  weekend: '09:00 10:00 11:00 13:00 14:30 16:00 17:00 18:00 19:00 20:00 20:30'.split(' '),
};

const isWeekend = (day: string) => weekdayOf(day) >= 5;

/** The time of a planned match of today: its own if there is time enough, else the next one at which people play. */
function todaysClock(plan: PlannedMatch, today: string, now: Instant): string | undefined {
  const [clock, slots] = isWeekend(today)
    ? [plan.weekend ?? plan.clock, SLOTS.weekend]
    : [plan.clock, SLOTS.working];
  return [clock, ...slots.filter((slot) => slot > clock)].find(
    (slot) => instantAt(HOME_ZONE, today, slot) >= now + NOTICE_MS,
  );
}

/** The start of a planned match; one of today that comes too late is played tomorrow. */
function startOf(plan: PlannedMatch, now: Instant): Instant {
  const zone = plan.timezone ?? HOME_ZONE;
  const today = dayIn(HOME_ZONE, now);
  const clock = plan.day === 0 ? todaysClock(plan, today, now) : undefined;
  if (clock) return instantAt(zone, today, clock);
  const day = addDays(today, Math.max(plan.day, 1));
  return instantAt(zone, day, isWeekend(day) ? (plan.weekend ?? plan.clock) : plan.clock);
}

const DEN = ['Pondělní', 'Úterní', 'Středeční', 'Čtvrteční', 'Páteční', 'Sobotní', 'Nedělní'];
const DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The title with the weekday on which the match is played. */
function titleOn(title: string, start: Instant, zone: string): string {
  const weekday = weekdayOf(dayIn(zone, start));
  return title.replace('{Den}', DEN[weekday] ?? '').replace('{Day}', DAY[weekday] ?? '');
}

const before = (start: Instant, hours: number | undefined) =>
  hours === undefined ? null : start - hours * HOUR;

/** A match before it has its id and its organiser. */
type MatchDraft = Omit<MatchRow, 'id' | 'organizer_id' | 'updated_at'>;

/** A planned match on its day; `start` overrides the plan's. */
export function draftOf(plan: PlannedMatch, now: Instant, start: Instant = startOf(plan, now)): MatchDraft {
  const timezone = plan.timezone ?? HOME_ZONE;
  return {
    title: titleOn(plan.title, start, timezone),
    description: plan.description,
    sport: plan.sport,
    level: plan.level,
    format: plan.format ?? null,
    starts_at: start,
    ends_at: start + plan.minutes * MINUTE,
    timezone,
    cancelled: plan.cancelled !== undefined,
    cancellation_reason: plan.cancelled ?? null,
    venue_id: venueId(plan.venue),
    min_participants: plan.min ?? null,
    max_participants: plan.max ?? null,
    price: plan.price ?? null,
    join_deadline: before(start, plan.joinBefore),
    leave_deadline: before(start, plan.leaveBefore),
    confirm_by: before(start, plan.confirmBefore),
  };
}

const toQuarter = (instant: Instant) => Math.floor(instant / (15 * MINUTE)) * 15 * MINUTE;

/** Forty matches that are not over, and the one that ended an hour ago; soonest first. */
export function scheduleMatches(now: Instant): { plan: PlannedMatch; draft: MatchDraft }[] {
  const at = (plan: PlannedMatch, start?: Instant) => ({ plan, draft: draftOf(plan, now, start) });
  const started = at(underWay, toQuarter(now - 20 * MINUTE));
  const over = at(justOver, toQuarter(now - HOUR) - justOver.minutes * MINUTE);
  const all = [over, started, ...planned.map((plan) => at(plan))];
  return all.toSorted((one, other) => one.draft.starts_at - other.draft.starts_at);
}
