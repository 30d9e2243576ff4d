import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { SelectChip } from '@/components/ui/chips';
import { isInMyCities } from '@/features/matches/data/match';
import type { City } from '@/generated/schemas/city.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { useI18n } from '@/i18n/context';
import { collator } from '@/lib/format/text';
import { citiesQuery } from '@/queries/user';
import { parseId } from '@/routing/table';
import type { CityChoices, ControlProps, Filter, NamedCity, TextContext } from './filter';

/** Returns the cities to choose from. Loads the name of a city in the URL that is neither in my profile nor in the list. */
export function useCityChoices(
  matches: readonly Match[] | undefined,
  myCities: readonly City[] | undefined,
  choice: number | 'all' | 'mine' | null,
): CityChoices {
  const { LL, locale } = useI18n();
  const matchCities = useMemo(
    () => new Map<number, NamedCity>(matches?.map(({ venue: { city } }) => [city.id, city])),
    [matches],
  );
  const isListed = (cityId: number) => matchCities.has(cityId) || myCities?.some(({ id }) => id === cityId);
  const unlistedId = typeof choice === 'number' && !isListed(choice) ? choice : null;
  const { data: allCities } = useQuery({
    ...citiesQuery(),
    enabled: unlistedId !== null && matches !== undefined && myCities !== undefined,
  });
  return useMemo(() => {
    const otherCities = new Map(matchCities);
    for (const { id } of myCities ?? []) otherCities.delete(id);
    if (unlistedId !== null) {
      const name = allCities?.find(({ id }) => id === unlistedId)?.name ?? LL.matches.filters.chosenCity();
      otherCities.set(unlistedId, { id: unlistedId, name });
    }
    const { compare } = collator(locale);
    return { myCities, otherCities: [...otherCities.values()].toSorted((a, b) => compare(a.name, b.name)) };
  }, [LL, allCities, locale, myCities, unlistedId, matchCities]);
}

/** `mine` is the default and therefore has no value in the query. */
type CityValue = number | 'all' | 'mine';

const parse = (text = ''): CityValue | null => (text === 'all' ? text : parseId(text));

function caption(value: CityValue, { i18n, cities: { myCities = [], otherCities } }: TextContext): string {
  const texts = i18n.LL.matches.filters;
  if (value === 'all') return texts.allCities();
  if (value === 'mine') return texts.myCities();
  return [...myCities, ...otherCities].find(({ id }) => id === value)?.name || texts.chosenCity();
}

const renderCities = (cities: readonly NamedCity[]): ReactNode =>
  cities.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

function CityChip({ value: choice, onChange, textContext }: ControlProps<CityValue>) {
  const { myCities, otherCities } = textContext.cities;
  const texts = textContext.i18n.LL.matches.filters;
  const mayHaveMyCities = myCities?.length !== 0;
  // Without cities of my own, all cities are the default.
  const value = choice === 'all' && !mayHaveMyCities ? null : choice;
  const currentCaption = caption(value ?? (mayHaveMyCities ? 'mine' : 'all'), textContext);
  // The name of a city from the URL is loaded later. Until another city is chosen, the chip keeps its first caption, and so its width.
  const [initiallyUnnamedCity] = useState(currentCaption === texts.chosenCity() ? value : null);
  return (
    <SelectChip
      label={texts.city()}
      widthText={value !== null && value === initiallyUnnamedCity ? texts.chosenCity() : currentCaption}
      isActive={value !== null}
      value={value ?? ''}
      onChange={({ target }) => onChange(parse(target.value))}
    >
      {mayHaveMyCities && <option value="">{myCities ? texts.myCities() : texts.city()}</option>}
      <option value={mayHaveMyCities ? 'all' : ''}>{texts.allCities()}</option>
      {mayHaveMyCities && myCities && <optgroup label={texts.myCities()}>{renderCities(myCities)}</optgroup>}
      <optgroup label={texts.otherCities()}>{renderCities(otherCities)}</optgroup>
    </SelectChip>
  );
}

export const cityFilter: Filter<CityValue, 'city'> = {
  params: ['city'],
  parse,
  serialize: (value) => [String(value)],
  fits: (match, value, { cityIds, rememberedIds }) =>
    value === 'all' ||
    (value === 'mine' ? isInMyCities(match, cityIds, rememberedIds) : match.venue.city.id === value),
  clause: (value, textContext) => {
    const texts = textContext.i18n.LL.matches.nothing;
    if (value === 'all') return '';
    return value === 'mine' ? texts.myCities() : texts.city({ city: caption(value, textContext) });
  },
  caption,
  Chip: CityChip,
};
