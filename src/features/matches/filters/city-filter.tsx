import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { City } from '@/generated/schemas/city.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { collator } from '@/lib/text';
import { citiesQuery } from '@/queries/user';
import { SelectChip } from '@/components/ui/chips';
import { isInMyCities } from '@/features/matches/data/match';
import { parseId } from '@/routing/table';
import type { CityChoices, ControlProps, Filter, NamedCity, TextContext } from './filter';

/** Returns the cities to choose from. A city of the URL without a match is loaded by its id. */
export function useCityChoices(
  matches: readonly Match[] | undefined,
  mine: readonly City[] | undefined,
  chosen: number | 'all' | 'mine' | null,
): CityChoices {
  const { LL, locale } = useI18n();
  const matchCities = useMemo(
    () => new Map<number, NamedCity>(matches?.map(({ venue: { city } }) => [city.id, city])),
    [matches],
  );
  const isUnlisted =
    typeof chosen === 'number' && !matchCities.has(chosen) && !mine?.some(({ id }) => id === chosen);
  const unlistedId = isUnlisted ? chosen : null;
  const { data: allCities } = useQuery({
    ...citiesQuery(),
    enabled: unlistedId !== null && matches !== undefined && mine !== undefined,
  });
  return useMemo(() => {
    const others = new Map(matchCities);
    for (const { id } of mine ?? []) others.delete(id);
    if (unlistedId !== null) {
      const name = allCities?.find(({ id }) => id === unlistedId)?.name ?? LL.matches.filters.chosenCity();
      others.set(unlistedId, { id: unlistedId, name });
    }
    const { compare } = collator(locale);
    return {
      mine,
      others: [...others.values()].toSorted((a, b) => compare(a.name, b.name)),
    };
  }, [LL, allCities, locale, mine, unlistedId, matchCities]);
}

/** `mine` is the default and therefore has no value in the query. */
type CityValue = number | 'all' | 'mine';

const parse = (given = ''): CityValue | null => (given === 'all' ? given : parseId(given));

function caption(value: CityValue, { i18n, cities }: TextContext): string {
  const texts = i18n.LL.matches.filters;
  if (value === 'all') return texts.allCities();
  if (value === 'mine') return texts.myCities();
  return (
    [...(cities.mine ?? []), ...cities.others].find(({ id }) => id === value)?.name || texts.chosenCity()
  );
}

const options = (cities: readonly NamedCity[]): ReactNode =>
  cities.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

function CityChip({ value: chosen, onChange, textContext }: ControlProps<CityValue>): ReactNode {
  const { i18n, cities } = textContext;
  const texts = i18n.LL.matches.filters;
  const hasMyCities = cities.mine?.length !== 0;
  // Without cities of my own, all cities are the default.
  const value = chosen === 'all' && !hasMyCities ? null : chosen;
  const currentCaption = caption(value ?? (hasMyCities ? 'mine' : 'all'), textContext);
  // The name of a city from the URL is loaded later; until another is chosen its chip keeps the width of the first caption.
  const [initiallyUnnamed] = useState(currentCaption === texts.chosenCity() ? value : null);
  return (
    <SelectChip
      label={texts.city()}
      caption={
        value === null
          ? // The chip reserves the width of both captions, because the profile decides between them later.
            [texts.allCities(), texts.myCities()].join('\n')
          : value === initiallyUnnamed
            ? texts.chosenCity()
            : currentCaption
      }
      active={value !== null}
      value={value ?? ''}
      onChange={({ target }) => onChange(parse(target.value))}
    >
      {hasMyCities && <option value="">{cities.mine ? texts.myCities() : texts.city()}</option>}
      <option value={hasMyCities ? 'all' : ''}>{texts.allCities()}</option>
      {hasMyCities && cities.mine && <optgroup label={texts.myCities()}>{options(cities.mine)}</optgroup>}
      <optgroup label={texts.otherCities()}>{options(cities.others)}</optgroup>
    </SelectChip>
  );
}

export const cityFilter: Filter<CityValue, 'city'> = {
  params: ['city'],
  parse,
  serialize: (value) => [String(value)],
  fits: (match, value, { cityIds, remembered }) =>
    value === 'all' ||
    (value === 'mine' ? isInMyCities(match, cityIds, remembered) : match.venue.city.id === value),
  clause: (value, textContext) => {
    const texts = textContext.i18n.LL.matches.nothing;
    if (value === 'all') return '';
    return value === 'mine' ? texts.myCities() : texts.city({ city: caption(value, textContext) });
  },
  Chip: CityChip,
};
