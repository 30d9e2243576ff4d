import { dateTimeFormat } from '@/lib/intl';
import type { Locale } from '@/lib/locale';

const formatMonth = (locale: Locale, month: string, options: Intl.DateTimeFormatOptions): string =>
  dateTimeFormat(locale, 'UTC', options).format(new Date(`${month}-01T00:00:00Z`));

/** "listopad 2026" for `2026-11`. */
export const monthName = (locale: Locale, month: string): string =>
  formatMonth(locale, month, { month: 'long', year: 'numeric' });

/** "lis" or "Nov" for `2026-11`; always three letters. */
export const shortMonthName = (locale: Locale, month: string): string =>
  formatMonth(locale, month, { month: 'short' }).slice(0, 3);
