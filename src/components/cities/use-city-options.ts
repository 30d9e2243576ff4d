import { useMemo } from 'react';
import { useI18n } from '@/i18n/context';
import { collator, normalizeForSearch, matchesQuery } from '@/lib/text';

export interface City {
  readonly id: number;
  readonly name: string;
  /** Distinguishes cities with the same name. */
  readonly region: string;
}

/** The list renders at most this many options and tells the person to type for the others. */
const maxVisible = 100;

/** Returns the cities whose name or region matches the query; names that begin with it come first. */
export function filterCities(cities: readonly City[], query: string): City[] {
  const prefix = normalizeForSearch(query.trim());
  const prefixRank = ({ name }: City): number => (normalizeForSearch(name).startsWith(prefix) ? 0 : 1);
  return cities
    .filter(({ name, region }) => matchesQuery(`${name} ${region}`, query))
    .toSorted((one, other) => prefixRank(one) - prefixRank(other));
}

/** Returns all cities that match the query, sorted for the current language, and the first of them, which the list renders. */
export function useCityOptions(
  cities: readonly City[],
  query: string,
): {
  matching: City[];
  visible: City[];
} {
  const { locale } = useI18n();
  const sorted = useMemo(() => {
    const { compare } = collator(locale);
    return cities.toSorted((a, b) => compare(a.name, b.name) || compare(a.region, b.region));
  }, [cities, locale]);
  const matching = useMemo(() => filterCities(sorted, query), [sorted, query]);
  const visible = useMemo(() => matching.slice(0, maxVisible), [matching]);
  return { matching, visible };
}
