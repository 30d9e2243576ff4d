import type { Match } from '@/generated/schemas/match.zod';
import { capitalise } from '@/lib/format/format-date';
import type { TextContext, Viewer } from './filter';
import { type FilterKey, filterKeys, type Filters, filterTable, findActiveKeys } from './filters';

/** Returns the sentence for an empty list, which names all active filters: "No hockey for beginners today". */
export function formatNothingFound(filters: Filters, textContext: TextContext): string {
  const { LL, locale } = textContext.i18n;
  const texts = LL.matches.nothing;
  const clauses = Object.fromEntries(
    filterKeys.map((key) => [
      key,
      filters[key] === null ? '' : filterTable[key].clause(filters[key], textContext),
    ]),
  ) as Record<FilterKey, string>;
  const { time, sport, when, city, freePlaces, onlyMine, remembered, ...otherClauses } = clauses;
  const gameText = texts.game({
    time,
    sport: sport || texts.match(),
    others: Object.values(otherClauses).join(' '),
  });
  const sentence = texts
    .sentence({ game: gameText, when, city, freePlaces, onlyMine, remembered })
    .replaceAll(/\s+/g, (spaces) => (spaces.includes('\u00A0') ? '\u00A0' : ' '))
    .trim();
  return capitalise(sentence, locale);
}

interface Removal {
  keys: readonly FilterKey[];
  /** The number of matches that the removal brings back. */
  count: number;
}

/** Returns the smallest sets of filters whose removal fills an empty list: the fewest filters first, then the most matches. */
export function suggestRemovals(matches: readonly Match[], filters: Filters, viewer: Viewer): Removal[] {
  const activeKeys = findActiveKeys(filters);
  // Each entry counts the matches that exactly these filters hide.
  const removalsByKeys = new Map<string, Removal>();
  for (const match of matches) {
    const keys = activeKeys.filter((key) => !filterTable[key].fits(match, filters[key], viewer));
    const count = (removalsByKeys.get(keys.join())?.count ?? 0) + 1;
    removalsByKeys.set(keys.join(), { keys, count });
  }
  return [...removalsByKeys.values()]
    .toSorted((a, b) => a.keys.length - b.keys.length || b.count - a.count)
    .filter(({ keys }, index, removals) =>
      removals.slice(0, index).every(({ keys: fewerKeys }) => !fewerKeys.every((key) => keys.includes(key))),
    );
}
