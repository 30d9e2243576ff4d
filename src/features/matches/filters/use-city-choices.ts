import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { City } from '@/generated/schemas/city.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { citiesQuery } from '@/queries/user';
import { type CityChoices, cityChoices, isAmong, withCity } from './city-choices';
import type { Filters } from './filters';

const noMatches: never[] = [];
const noCities: never[] = [];

/**
 * The cities to choose from, always with the one that is chosen: an address may name a city where nothing is played. Its name
 * is then asked for, once the matches and my cities (undefined until then) are known not to have it.
 */
export function useCityChoices(
  matches: readonly Match[] | undefined,
  mine: readonly City[] | undefined,
  chosen: Filters['city'],
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
