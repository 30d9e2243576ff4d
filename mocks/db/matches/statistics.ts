import { participation } from '@/generated/rules';
import type { Statistics } from '@/generated/schemas/statistics.zod';
import { requireRow } from '../rows.ts';
import type { Instant, MatchRow, State } from '../state.ts';
import { calendarDay, HOME_ZONE } from '../time-zones.ts';

/** The statistics before serialization: matches as rows, cities as ids. */
type RawStatistics = Omit<
  Statistics,
  'first_match_at' | 'last_match_at' | 'by_city' | 'member_since' | 'calculated_at'
> & {
  first_match_at: MatchRow | null;
  last_match_at: MatchRow | null;
  by_city: { city_id: number; attended: number }[];
};

/** The month (`YYYY-MM`) in which the match starts, in its own time zone. */
const monthOf = (match: MatchRow) => calendarDay(match.timezone, match.starts_at).slice(0, 7);

/** The last twelve months (`YYYY-MM`), oldest first, including the current one. */
function listLastMonths(now: Instant): string[] {
  const [year = 0, month = 0] = calendarDay(HOME_ZONE, now).split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 7),
  );
}

/** Counts consecutive attended matches; a match with unknown attendance is ignored. */
function countStreaks(playedMatches: readonly { attended: boolean | null }[]) {
  let currentStreak = 0;
  let longestStreak = 0;
  for (const { attended } of playedMatches) {
    if (attended !== null) currentStreak = attended ? currentStreak + 1 : 0;
    longestStreak = Math.max(longestStreak, currentStreak);
  }
  return { currentStreak, longestStreak };
}

/** Counts how often each value occurs; sorts by count, the highest first, then by value. */
function countBy<Key extends string | number>(values: readonly Key[]): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(
    ([firstKey, firstCount], [secondKey, secondCount]) =>
      secondCount - firstCount || (firstKey < secondKey ? -1 : 1),
  );
}

/**
 * Computes a user's statistics without cancelled matches and waiting lists. Joined matches include those that the user left. The
 * attendance rate is attended / (attended + no-shows), or null with fewer than five played matches.
 */
export function computeStatistics(state: State, userId: number, now: Instant): RawStatistics {
  const participations = state.participations
    .filter((row) => row.user_id === userId && row.status !== 'waitlisted')
    .map(({ match_id, attended }) => ({ match: requireRow(state.matches, match_id), attended }))
    .filter(({ match }) => !match.cancelled);
  const leaves = state.leaves.filter(
    (row) => row.user_id === userId && !requireRow(state.matches, row.match_id).cancelled,
  );
  const playedMatches = participations
    .filter(({ match }) => match.ends_at <= now)
    .toSorted((a, b) => a.match.starts_at - b.match.starts_at || a.match.id - b.match.id);
  const attendedMatches = playedMatches.filter(({ attended }) => attended).map(({ match }) => match);
  const missedMatches = playedMatches.filter(({ attended }) => attended === false).map(({ match }) => match);
  const knownAttendanceCount = attendedMatches.length + missedMatches.length;
  const { currentStreak, longestStreak } = countStreaks(playedMatches);

  return {
    matches_joined: new Set([
      ...participations.map(({ match }) => match.id),
      ...leaves.map((row) => row.match_id),
    ]).size,
    matches_played: playedMatches.length,
    matches_upcoming: participations.length - playedMatches.length,
    matches_attended: attendedMatches.length,
    no_shows: missedMatches.length,
    late_leaves: new Set(
      leaves
        .filter(({ late, match_id }) => late && !participations.some(({ match }) => match.id === match_id))
        .map((row) => row.match_id),
    ).size,
    attendance_rate:
      playedMatches.length < participation.matches_for_rate || knownAttendanceCount === 0
        ? null
        : Math.round((attendedMatches.length / knownAttendanceCount) * 1000) / 1000,
    current_streak: currentStreak,
    longest_streak: longestStreak,
    first_match_at: attendedMatches[0] ?? null,
    last_match_at: attendedMatches.at(-1) ?? null,
    by_month: listLastMonths(now).map((month) => ({
      month,
      joined: playedMatches.filter(({ match }) => monthOf(match) === month).length,
      attended: attendedMatches.filter((match) => monthOf(match) === month).length,
      no_shows: missedMatches.filter((match) => monthOf(match) === month).length,
    })),
    by_city: countBy(attendedMatches.map((match) => requireRow(state.venues, match.venue_id).city_id)).map(
      ([city_id, attended]) => ({ city_id, attended }),
    ),
    by_sport: countBy(attendedMatches.map(({ sport }) => sport)).map(([sport, attended]) => ({
      sport,
      attended,
    })),
  };
}
