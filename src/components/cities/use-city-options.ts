import { useMemo } from 'react';
import { useI18n } from '@/i18n/context';
import { collator, normalizeForSearch, matchesQuery } from '@/lib/text';

export interface City {
  readonly id: number;
  readonly name: string;
  /** Tells cities of the same name apart. */
  readonly region: string;
}

/** How many options are drawn at most; if there are more, the list says so: typing narrows it down. */
const maxVisible = 100;

/** The cities that match the typed text, first those whose name begins with it; otherwise in their own order. */
export function filterCities(cities: readonly City[], query: string): City[] {
  const prefix = normalizeForSearch(query.trim());
  const prefixRank = ({ name }: City): number => (normalizeForSearch(name).startsWith(prefix) ? 0 : 1);
  return cities
    .filter(({ name, region }) => matchesQuery(`${name} ${region}`, query))
    .toSorted((one, other) => prefixRank(one) - prefixRank(other));
}

/** Those of the cities that fit what was typed, sorted as the language does: all that were found, and those that are drawn. */
export function useCityOptions(cities: readonly City[], query: string): { found: City[]; shown: City[] } {
  const { locale } = useI18n();
  const sorted = useMemo(() => {
    const { compare } = collator(locale);
    return cities.toSorted((a, b) => compare(a.name, b.name) || compare(a.region, b.region));
  }, [cities, locale]);
  const found = useMemo(() => filterCities(sorted, query), [sorted, query]);
  const shown = useMemo(() => found.slice(0, maxVisible), [found]);
  return { found, shown };
}
