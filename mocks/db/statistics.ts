import { participation } from '@/generated/rules';
import type { Sport } from '@/generated/schemas/sport.zod';
import { requireRow } from './rows.ts';
import type { Instant, MatchRow, ParticipationRow, State } from './state.ts';
import { calendarDay, HOME_ZONE } from './time-zones.ts';

interface PlayedMatch {
  match: MatchRow;
  attended: boolean | null;
}

/** The statistics before serialization: matches as rows, cities as ids. */
interface RawStatistics {
  matches_joined: number;
  matches_played: number;
  matches_upcoming: number;
  matches_attended: number;
  no_shows: number;
  late_leaves: number;
  attendance_rate: number | null;
  current_streak: number;
  longest_streak: number;
  first_match_at: MatchRow | null;
  last_match_at: MatchRow | null;
  by_month: { month: string; joined: number; attended: number; no_shows: number }[];
  by_city: { city_id: number; attended: number }[];
  by_sport: { sport: Sport; attended: number }[];
}

/** The month (`YYYY-MM`) in which the match starts, in its own time zone. */
const monthOf = (match: MatchRow) => calendarDay(match.timezone, match.starts_at).slice(0, 7);

/** The last twelve months (`YYYY-MM`), oldest first, including the current one. */
function lastMonths(now: Instant): string[] {
  const [year = 0, month = 0] = calendarDay(HOME_ZONE, now).split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 7),
  );
}

/** Counts consecutive attended matches; a match with unknown attendance is ignored. */
function countStreaks(played: readonly PlayedMatch[]): { current: number; longest: number } {
  let current = 0;
  let longest = 0;
  for (const { attended } of played) {
    if (attended !== null) current = attended ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

/** Counts how often each value occurs, most frequent first, then by value. */
function countBy<Key extends string | number>(values: readonly Key[]): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
}

/**
 * Computes a user's statistics without cancelled matches and waiting lists. Joined matches have or had the user on the
 * roster; played matches are finished and still have the user on the roster. The attendance rate is attended / (attended +
 * no-shows) with three decimals, and null below five played matches.
 */
export function computeStatistics(state: State, userId: number, now: Instant): RawStatistics {
  const participations = state.participations
    .filter((row: ParticipationRow) => row.user_id === userId && row.status !== 'waitlisted')
    .map(({ match_id, attended }) => ({ match: requireRow(state.matches, match_id), attended }))
    .filter(({ match }) => !match.cancelled);
  const leaves = state.leaves.filter(
    (row) => row.user_id === userId && !requireRow(state.matches, row.match_id).cancelled,
  );
  const played = participations
    .filter(({ match }) => match.ends_at <= now)
    .toSorted((one, other) => one.match.starts_at - other.match.starts_at || one.match.id - other.match.id);
  const attended = played.filter((one) => one.attended === true).map(({ match }) => match);
  const noShows = played.filter((one) => one.attended === false).length;
  const knownAttendance = attended.length + noShows;
  const { current, longest } = countStreaks(played);

  return {
    matches_joined: new Set([
      ...participations.map(({ match }) => match.id),
      ...leaves.map((row) => row.match_id),
    ]).size,
    matches_played: played.length,
    matches_upcoming: participations.length - played.length,
    matches_attended: attended.length,
    no_shows: noShows,
    late_leaves: leaves.filter(({ late }) => late).length,
    attendance_rate:
      played.length < participation.matches_for_rate || knownAttendance === 0
        ? null
        : Math.round((attended.length / knownAttendance) * 1000) / 1000,
    current_streak: current,
    longest_streak: longest,
    first_match_at: attended[0] ?? null,
    last_match_at: attended.at(-1) ?? null,
    by_month: lastMonths(now).map((month) => ({
      month,
      joined: played.filter(({ match }) => monthOf(match) === month).length,
      attended: attended.filter((match) => monthOf(match) === month).length,
      no_shows: played.filter((one) => one.attended === false && monthOf(one.match) === month).length,
    })),
    by_city: countBy(attended.map((match) => requireRow(state.venues, match.venue_id).city_id)).map(
      ([city_id, count]) => ({ city_id, attended: count }),
    ),
    by_sport: countBy(attended.map(({ sport }) => sport)).map(([sport, count]) => ({
      sport,
      attended: count,
    })),
  };
}
