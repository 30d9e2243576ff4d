import type { Locale } from '@/lib/locale';

/** A duration as people say it. */
export function durationIn(seconds: number, locale: Locale): string {
  if (seconds === 3600) return { cs: 'hodinu', en: 'an hour' }[locale];
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [unit, length] = units.find(([, long]) => seconds > long && seconds % long === 0)!;
  const said = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return said.format(seconds / length).replaceAll('\u00a0', ' ');
}
