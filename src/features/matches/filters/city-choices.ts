import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { City } from '@/generated/schemas/city.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { collator } from '@/lib/text';
import { citiesQuery } from '@/queries/user';

export type NamedCity = Pick<City, 'id' | 'name'>;

/** The cities that the list can be narrowed to: mine first, then those in which something is played. */
export interface CityChoices {
  mine: readonly NamedCity[];
  others: readonly NamedCity[];
  isMineUnknown?: boolean;
}

export const nameOf = ({ mine, others }: CityChoices, id: number | string | null): string =>
  [...mine, ...others].find((city) => city.id === id)?.name ?? '';

const noCities: never[] = [];

/** The cities to choose from. An address may name a city where nothing is played: its name is asked for once nothing else has it. */
export function useCityChoices(
  matches: readonly Match[] | undefined,
  mine: readonly City[] | undefined,
  chosen: number | 'all' | 'mine' | null,
): CityChoices {
  const { LL, locale } = useI18n();
  const played = useMemo(
    () => new Map<number, NamedCity>(matches?.map(({ venue: { city } }) => [city.id, city])),
    [matches],
  );
  const isAmong = (id: number): boolean => played.has(id) || mine?.some((city) => city.id === id) === true;
  const missing = typeof chosen === 'number' && !isAmong(chosen) ? chosen : null;
  const { data: all } = useQuery({
    ...citiesQuery(),
    enabled: missing !== null && matches !== undefined && mine !== undefined,
  });
  return useMemo(() => {
    const others = new Map(played);
    for (const { id } of mine ?? noCities) others.delete(id);
    if (missing !== null) {
      const name = all?.find(({ id }) => id === missing)?.name ?? LL.matches.filters.chosenCity();
      others.set(missing, { id: missing, name });
    }
    const { compare } = collator(locale);
    return {
      mine: mine ?? noCities,
      others: [...others.values()].toSorted((a, b) => compare(a.name, b.name)),
      isMineUnknown: mine === undefined,
    };
  }, [LL, all, locale, mine, missing, played]);
}
