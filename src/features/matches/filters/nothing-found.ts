import type { Wording } from './filter';
import { type FilterKey, filterKeys, type Filters, filterTable } from './filters';

/** That nothing is found, in a sentence with all the filters that are on: "Dnes žádný hokej", "No hockey for beginners today". */
export function nothingFound(filters: Filters, wording: Wording): string {
  const { LL, locale } = wording.i18n;
  const words = LL.matches.nothing;
  const clauses = Object.fromEntries(
    filterKeys.map((key) => [
      key,
      filters[key] === null ? '' : filterTable[key].clause(filters[key], wording),
    ]),
  ) as Record<FilterKey, string>;
  const game = words.game({ ...clauses, sport: clauses.sport || words.match() });
  const sentence = words
    .sentence({ ...clauses, game })
    .replaceAll(/\s+/g, (spaces) => (spaces.includes('\u00A0') ? '\u00A0' : ' '))
    .trim();
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}
