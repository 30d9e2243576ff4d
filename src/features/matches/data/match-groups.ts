import type { Match } from '@/generated/schemas/match.zod';
import { type DayKey, dayKey } from '@/lib/format/day';

/** A group of rows in the list: the matches of one day, or up to `maxRowsLaidOut` matches by distance. */
export interface MatchGroup {
  /** A day such as 2026-11-24 or, for a group by distance, a key such as `near-0`. */
  day: DayKey;
  /** For a group by distance: whether its venues have coordinates (`near`) or not (`unplaced`). */
  heading?: 'near' | 'unplaced';
  matches: Match[];
}

/** The browser lays out at most this many rows at once: each row makes the response to a press slower (decision 028). */
export const maxRowsLaidOut = 40;

export const isSameGroup = (group: MatchGroup | undefined, matches: readonly Match[]): group is MatchGroup =>
  group?.matches.length === matches.length && group.matches.every((match, index) => match === matches[index]);

/** Groups matches by the day of their start in their own time zone. Unchanged days keep their object from `oldGroups`. */
export function groupByDay(matches: readonly Match[], oldGroups: readonly MatchGroup[] = []): MatchGroup[] {
  const matchesByDay = new Map<DayKey, Match[]>();
  const sortedEntries = matches
    .map((match) => ({ match, start: Date.parse(match.starts_at) }))
    .toSorted((a, b) => a.start - b.start || a.match.id - b.match.id);
  for (const { match } of sortedEntries) {
    const key = dayKey(match.starts_at, match.timezone);
    const matchesOfDay = matchesByDay.get(key);
    if (matchesOfDay) matchesOfDay.push(match);
    else matchesByDay.set(key, [match]);
  }
  const oldGroupByDay = new Map(oldGroups.map((group) => [group.day, group]));
  return [...matchesByDay]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, matchesOfDay]) => {
      const oldGroup = oldGroupByDay.get(day);
      return isSameGroup(oldGroup, matchesOfDay) ? oldGroup : { day, matches: matchesOfDay };
    });
}
