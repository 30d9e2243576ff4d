import type { Statistics } from '@/generated/schemas/statistics.zod';
import type { TranslationFunctions } from '@/i18n/i18n-types';
import { type CsvCell, toCsv } from '@/lib/csv';
import { dayKey } from '@/lib/day';
import type { Locale } from '@/lib/locale';

/** All figures as CSV with the columns part, item and value. Days and months are ISO 8601, which spreadsheets understand. */
export function statisticsCsv(
  figures: Statistics,
  { common, statistics: words }: TranslationFunctions,
  locale: Locale,
  timeZone: string,
): string {
  const { overview, months, cities, sports, file } = {
    overview: words.overview(),
    months: words.months.title(),
    cities: words.cities.title(),
    sports: words.sports.title(),
    file: words.file,
  };
  const day = (instant: string | null): CsvCell => (instant === null ? '' : dayKey(instant, timeZone));
  const rows: CsvCell[][] = [
    [file.section(), file.item(), file.value()],
    [overview, words.figures.attended(), figures.matches_attended],
    [overview, words.formulas.joined(), figures.matches_played],
    [overview, words.figures.upcoming(), figures.matches_upcoming],
    [overview, words.figures.rate(), figures.attendance_rate ?? ''],
    [overview, words.figures.noShows(), figures.no_shows],
    [overview, words.figures.lateLeaves(), figures.late_leaves],
    [overview, file.streak(), figures.current_streak],
    [overview, file.longestStreak(), figures.longest_streak],
    [overview, file.memberSince(), day(figures.member_since)],
    [overview, file.calculated(), figures.calculated_at],
    ...figures.by_month.map(({ month, joined }) => [`${months}: ${file.joined()}`, month, joined]),
    ...figures.by_month.map(({ month, attended }) => [`${months}: ${file.attended()}`, month, attended]),
    ...figures.by_city.map(({ city, attended }) => [cities, city.name, attended]),
    ...figures.by_sport.map(({ sport, attended }) => [sports, common.sports[sport](), attended]),
  ];
  return toCsv(rows, locale);
}
