import type { Match } from '@/generated/schemas/match.zod';
import type { Viewer } from './filter';
import { activeFilters, type FilterKey, type Filters, filterTable } from './filters';

/** Filters to drop, and how many matches are found then. */
export interface Loosening {
  drop: readonly FilterKey[];
  count: number;
}

/**
 * The least that can be dropped when nothing is found: no part of a set would do. First the sets that keep most of what was
 * asked, of equal ones those with more matches.
 */
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
