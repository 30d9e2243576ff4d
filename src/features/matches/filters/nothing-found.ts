import type { Filters } from './filters';
import { presetOf } from './day-presets';
import type { I18n } from '@/i18n/translate';
import type { DayKey } from '@/lib/day';

function daysOf({ LL, format }: I18n, { from, to }: Filters, today: DayKey): string {
  const words = LL.matches.nothing.days;
  const preset = presetOf({ from, to }, today);
  if (preset === 'any') return '';
  if (preset !== 'custom') return words[preset]();
  if (from && from === to) return words.one({ day: format.dayInFigures(from) });
  const days = { from: from ? format.dayInFigures(from) : '', to: to ? format.dayInFigures(to) : '' };
  return words[from ? (to ? 'range' : 'from') : 'to'](days);
}

/** That nothing is found, in a sentence with all the filters that are on: "Dnes žádný hokej", "No hockey for beginners today". */
export function nothingFound(i18n: I18n, filters: Filters, today: DayKey, cityName: string): string {
  const { LL, locale } = i18n;
  const words = LL.matches.nothing;
  const { city, sport, level, freePlaces, onlyMine } = filters;
  const sentence = words
    .sentence({
      what: sport
        ? words.sport({ sport: LL.common.sports[sport]().toLocaleLowerCase(locale) })
        : words.match(),
      level: level ? words.levels[level]() : '',
      city: city === null ? '' : city === 'mine' ? words.myCities() : words.city({ city: cityName }),
      days: daysOf(i18n, filters, today),
      free: freePlaces ? words.freePlaces() : '',
      mine: onlyMine ? words.onlyMine() : '',
    })
    .replaceAll(/\s+/g, (spaces) => (spaces.includes('\u00A0') ? '\u00A0' : ' '))
    .trim();
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}
