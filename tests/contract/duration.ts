import type { Locale } from '@/lib/locale';

/** A duration in the largest unit that fits, such as "15 minutes". */
export function durationIn(seconds: number, locale: Locale): string {
  if (seconds === 3600) return { cs: 'hodinu', en: 'an hour' }[locale];
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [unit, length] = units.find(
    ([, unitSeconds]) => seconds > unitSeconds && seconds % unitSeconds === 0,
  )!;
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / length).replaceAll('\u00a0', ' ');
}
