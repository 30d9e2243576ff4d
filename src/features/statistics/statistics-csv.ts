import type { Statistics } from '@/generated/schemas/statistics.zod';
import type { I18n } from '@/i18n/translate';
import { dayKey } from '@/lib/format/day';
import type { Locale } from '@/lib/locale';

type CsvCell = string | number;

/** The separators that spreadsheet programs of a country expect: with a decimal comma, cells are separated by semicolons. */
const separators: Record<Locale, { cell: string; decimal: string }> = {
  cs: { cell: ';', decimal: ',' },
  en: { cell: ',', decimal: '.' },
};

/** Without this mark Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Spreadsheet programs evaluate such a text as a formula (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n]/;

/** Writes a table as CSV (RFC 4180) with a byte order mark; an apostrophe keeps texts from being formulas. */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: Locale): string {
  const { cell: cellSeparator, decimal: decimalSeparator } = separators[locale];
  const writeCell = (value: CsvCell): string => {
    if (typeof value === 'number') return String(value).replace('.', decimalSeparator);
    const text = formulaStart.test(value) ? `'${value}` : value;
    return /["\r\n,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(cellSeparator)}\r\n`).join('');
}

/** All figures as CSV with the columns section, item and value. Days and months are in ISO 8601. */
export function createStatisticsCsv(
  figures: Statistics,
  { LL: { common, statistics: texts }, locale }: I18n,
  timeZone: string,
): string {
  const { figures: labels, file } = texts;
  const overview = texts.overview();
  const title = texts.months.title();
  const formatDay = (instant: string | null): CsvCell => (instant === null ? '' : dayKey(instant, timeZone));
  const rows: CsvCell[][] = [
    [file.section(), file.item(), file.value()],
    [overview, labels.attended(), figures.matches_attended],
    [overview, labels.joined(), figures.matches_played],
    [overview, labels.upcoming(), figures.matches_upcoming],
    [overview, labels.rate(), figures.attendance_rate ?? ''],
    [overview, labels.noShows(), figures.no_shows],
    [overview, labels.lateLeaves(), figures.late_leaves],
    [overview, labels.streak(), figures.current_streak],
    [overview, file.longestStreak(), figures.longest_streak],
    [overview, file.memberSince(), formatDay(figures.member_since)],
    [overview, file.calculated(), figures.calculated_at],
    ...figures.by_month.map(({ month, joined }) => [`${title}: ${labels.joined()}`, month, joined]),
    ...figures.by_month.map(({ month, attended }) => [`${title}: ${labels.attended()}`, month, attended]),
    ...figures.by_city.map(({ city, attended }) => [texts.cities.title(), city.name, attended]),
    ...figures.by_sport.map(({ sport, attended }) => [
      texts.sports.title(),
      common.sports[sport](),
      attended,
    ]),
  ];
  return toCsv(rows, locale);
}
