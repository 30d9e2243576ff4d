import type { Match } from '@/generated/schemas/match.zod';
import { capitalise } from '@/lib/format-date';
import type { Viewer, Wording } from './filter';
import {
  activeFilters,
  type FilterKey,
  filterKeys,
  type Filters,
  filterTable,
  fits,
  noFilters,
} from './filters';

interface Narrowed {
  shown: ReadonlySet<number>;
  /** How many more there are in other cities. */
  elsewhere: number;
}

export function narrow(matches: readonly Match[], filters: Filters, viewer: Viewer): Narrowed {
  const { city, ...others } = filters;
  const anywhere = matches.filter((match) => fits(match, { ...others, city: null }, viewer));
  const here = anywhere.filter((match) => fits(match, { ...noFilters, city }, viewer));
  return { shown: new Set(here.map(({ id }) => id)), elsewhere: anywhere.length - here.length };
}

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
  const { time, sport, when, city, freePlaces, onlyMine, remembered, ...others } = clauses;
  const game = words.game({
    time,
    sport: sport || words.match(),
    others: Object.values(others).join(' '),
  });
  const sentence = words
    .sentence({ game, when, city, freePlaces, onlyMine, remembered })
    .replaceAll(/\s+/g, (spaces) => (spaces.includes('\u00A0') ? '\u00A0' : ' '))
    .trim();
  return capitalise(sentence, locale);
}

interface Loosening {
  drop: readonly FilterKey[];
  count: number;
}

/** The smallest sets to drop when nothing is found, first those that keep most of what was asked, then those with more matches. */
export function loosenings(matches: readonly Match[], filters: Filters, viewer: Viewer): Loosening[] {
  const isOn = activeFilters(filters);
  // Where exactly these filters stand in the way of a match, dropping them shows it, and the matches alike.
  const alike = new Map<string, Loosening>();
  for (const match of matches) {
    const drop = isOn.filter((key) => !filterTable[key].fits(match, filters[key], viewer));
    const count = (alike.get(drop.join())?.count ?? 0) + 1;
    alike.set(drop.join(), { drop, count });
  }
  return [...alike.values()]
    .toSorted((one, other) => one.drop.length - other.drop.length || other.count - one.count)
    .filter(({ drop }, index, all) =>
      all.slice(0, index).every((smaller) => !smaller.drop.every((key) => drop.includes(key))),
    );
}
