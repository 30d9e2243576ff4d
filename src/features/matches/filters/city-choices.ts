import type { City } from '@/generated/schemas/city.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { collator } from '@/lib/fold';
import type { Locale } from '@/lib/locale';

/** The cities that the list can be narrowed to: mine first, then those in which something is played. */
export interface CityChoices {
  mine: readonly City[];
  others: readonly City[];
}

/** Gathers the cities; sorted as the language does, `mine` in the person's own order. */
export function cityChoices(matches: readonly Match[], mine: readonly City[], locale: Locale): CityChoices {
  const found = new Map(matches.map(({ venue: { city } }) => [city.id, city]));
  for (const { id } of mine) found.delete(id);
  const { compare } = collator(locale);
  return { mine, others: [...found.values()].toSorted((a, b) => compare(a.name, b.name)) };
}
