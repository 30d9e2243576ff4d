import type { Match } from '@/generated/schemas/match.zod';
import { type DayKey, dayKey } from '@/lib/day';

export interface Day<M> {
  day: DayKey;
  matches: M[];
}

/** Groups matches by the day on which each starts in its own time zone; soonest first, order within a day by time. */
export function groupByDay<M extends Pick<Match, 'id' | 'starts_at' | 'timezone'>>(
  matches: readonly M[],
): Day<M>[] {
  const days = new Map<DayKey, M[]>();
  const sorted = matches.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id);
  for (const match of sorted) {
    const key = dayKey(match.starts_at, match.timezone);
    const day = days.get(key);
    if (day) day.push(match);
    else days.set(key, [match]);
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([day, group]) => ({ day, matches: group }));
}
