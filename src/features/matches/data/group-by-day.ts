import type { Match } from '@/generated/schemas/match.zod';
import { type DayKey, dayKey } from '@/lib/day';

/** A part of the list: a day or, with the nearest first, so many rows. */
export interface MatchGroup {
  /** The day; of another part only its name. */
  day: DayKey;
  /** What is written above another part. */
  heading?: 'near' | 'unplaced';
  matches: Match[];
}

/** How many rows are laid out at once, and what a part holds with the nearest first: each makes a press take longer (decision 028). */
export const maxRowsLaidOut = 40;

export const isSameGroup = (
  before: MatchGroup | undefined,
  matches: readonly Match[],
): before is MatchGroup =>
  before?.matches.length === matches.length &&
  before.matches.every((match, index) => match === matches[index]);

/** Groups matches by the day on which each starts in its own time zone. Days that are as in `present` stay the same objects. */
export function groupByDay(matches: readonly Match[], present: readonly MatchGroup[] = []): MatchGroup[] {
  const days = new Map<DayKey, Match[]>();
  const sorted = matches
    .map((match) => ({ match, start: Date.parse(match.starts_at) }))
    .toSorted((a, b) => a.start - b.start || a.match.id - b.match.id);
  for (const { match } of sorted) {
    const key = dayKey(match.starts_at, match.timezone);
    const day = days.get(key);
    if (day) day.push(match);
    else days.set(key, [match]);
  }
  const before = new Map(present.map((day) => [day.day, day]));
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, group]) => {
      const same = before.get(day);
      return isSameGroup(same, group) ? same : { day, matches: group };
    });
}
