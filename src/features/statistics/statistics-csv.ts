import type { Statistics } from '@/generated/schemas/statistics.zod';
import type { I18n } from '@/i18n/translate';
import { type CsvCell, toCsv } from '@/lib/csv';
import { dayKey } from '@/lib/day';

/** All figures as CSV with the columns section, item and value. Days and months are in ISO 8601. */
export function statisticsCsv(
  figures: Statistics,
  { LL: { common, statistics: texts }, locale }: I18n,
  timeZone: string,
): string {
  const { figures: names, file } = texts;
  const overview = texts.overview();
  const months = texts.months.title();
  const day = (instant: string | null): CsvCell => (instant === null ? '' : dayKey(instant, timeZone));
  const rows: CsvCell[][] = [
    [file.section(), file.item(), file.value()],
    [overview, names.attended(), figures.matches_attended],
    [overview, names.joined(), figures.matches_played],
    [overview, names.upcoming(), figures.matches_upcoming],
    [overview, names.rate(), figures.attendance_rate ?? ''],
    [overview, names.noShows(), figures.no_shows],
    [overview, names.lateLeaves(), figures.late_leaves],
    [overview, names.streak(), figures.current_streak],
    [overview, file.longestStreak(), figures.longest_streak],
    [overview, file.memberSince(), day(figures.member_since)],
    [overview, file.calculated(), figures.calculated_at],
    ...figures.by_month.map(({ month, joined }) => [`${months}: ${names.joined()}`, month, joined]),
    ...figures.by_month.map(({ month, attended }) => [`${months}: ${names.attended()}`, month, attended]),
    ...figures.by_city.map(({ city, attended }) => [texts.cities.title(), city.name, attended]),
    ...figures.by_sport.map(({ sport, attended }) => [
      texts.sports.title(),
      common.sports[sport](),
      attended,
    ]),
  ];
  return toCsv(rows, locale);
}
