import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { City } from '@/generated/schemas/city.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import type { Locale } from '@/lib/locale';
import { collator } from '@/lib/text';
import { citiesQuery } from '@/queries/user';

export type NamedCity = Pick<City, 'id' | 'name'>;

/** The cities that the list can be narrowed to: mine first, then those in which something is played. */
export interface CityChoices {
  mine: readonly NamedCity[];
  others: readonly NamedCity[];
  /** Whether it is not known yet if there are any of mine. */
  isMineUnknown?: boolean;
}

/** Gathers the cities; sorted as the language does, `mine` in the person's own order. */
function cityChoices(matches: readonly Match[], mine: readonly City[], locale: Locale): CityChoices {
  const found = new Map(matches.map(({ venue: { city } }) => [city.id, city]));
  for (const { id } of mine) found.delete(id);
  return { mine, others: sorted([...found.values()], locale) };
}

/** Whether a city can be chosen already. */
const isAmong = ({ mine, others }: CityChoices, id: number): boolean =>
  [mine, others].some((cities) => cities.some((city) => city.id === id));

/** What a city that can be chosen is called; nothing where none is. */
export const nameOf = ({ mine, others }: CityChoices, id: number | string | null): string =>
  [...mine, ...others].find((city) => city.id === id)?.name ?? '';

/** The choices with one more among the others. */
const withCity = (choices: CityChoices, city: NamedCity, locale: Locale): CityChoices => ({
  ...choices,
  others: sorted([...choices.others, city], locale),
});

function sorted(cities: readonly NamedCity[], locale: Locale): NamedCity[] {
  const { compare } = collator(locale);
  return cities.toSorted((a, b) => compare(a.name, b.name));
}

const noMatches: never[] = [];
const noCities: never[] = [];

/**
 * The cities to choose from, always with the one that is chosen: an address may name a city where nothing is played. Its name
 * is then asked for, once the matches and my cities (undefined until then) are known not to have it.
 */
export function useCityChoices(
  matches: readonly Match[] | undefined,
  mine: readonly City[] | undefined,
  chosen: number | 'all' | 'mine' | null,
): CityChoices {
  const { LL, locale } = useI18n();
  const choices = useMemo(
    () => ({
      ...cityChoices(matches ?? noMatches, mine ?? noCities, locale),
      isMineUnknown: mine === undefined,
    }),
    [matches, mine, locale],
  );
  const missing = typeof chosen === 'number' && !isAmong(choices, chosen) ? chosen : null;
  const { data: all } = useQuery({
    ...citiesQuery(),
    enabled: missing !== null && matches !== undefined && mine !== undefined,
  });
  return useMemo(() => {
    if (missing === null) return choices;
    const name = all?.find(({ id }) => id === missing)?.name ?? LL.matches.filters.chosenCity();
    return withCity(choices, { id: missing, name }, locale);
  }, [LL, all, choices, locale, missing]);
}
