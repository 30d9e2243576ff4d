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

const findCityName = ({ mine, others }: CityChoices, id: number | string | null): string =>
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

/** My cities have no parameter of their own, as they are meant where none is chosen (an old link may say `mine`). */
type CityValue = number | 'all' | 'mine';

const parse = (given = ''): CityValue | null => (given === 'all' ? given : parseId(given));

function caption(value: CityValue, { i18n, cities }: TextContext): string {
  const words = i18n.LL.matches.filters;
  if (value === 'all') return words.allCities();
  return value === 'mine' ? words.myCities() : findCityName(cities, value) || words.chosenCity();
}

const options = (cities: readonly NamedCity[]): ReactNode =>
  cities.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

function CityChip({ value: chosen, onChange, wording }: ControlProps<CityValue>): ReactNode {
  const { i18n, cities } = wording;
  const words = i18n.LL.matches.filters;
  const hasMine = cities.isMineLoading || cities.mine.length > 0;
  // Without cities of my own all are shown anyway.
  const value = chosen === 'all' && !hasMine ? null : chosen;
  const present = caption(value ?? (hasMine ? 'mine' : 'all'), wording);
  // A city out of the address is named once the matches are there: until another is chosen its chip is as wide as it was before.
  const [unnamed] = useState(present === words.chosenCity() ? value : null);
  return (
    <SelectChip
      label={words.city()}
      caption={
        value === null
          ? // Nothing moves when it becomes known which of the two it is.
            [words.allCities(), words.myCities()].join('\n')
          : value === unnamed
            ? words.chosenCity()
            : present
      }
      active={value !== null}
      value={value ?? ''}
      onChange={({ target }) => onChange(parse(target.value))}
    >
      {hasMine && <option value="">{cities.isMineLoading ? words.city() : words.myCities()}</option>}
      <option value={hasMine ? 'all' : ''}>{words.allCities()}</option>
      {cities.mine.length > 0 && <optgroup label={words.myCities()}>{options(cities.mine)}</optgroup>}
      <optgroup label={words.otherCities()}>{options(cities.others)}</optgroup>
    </SelectChip>
  );
}

export const cityFilter: Filter<CityValue, 'city'> = {
  params: ['city'],
  parse,
  serialize: (value) => [String(value)],
  getDefault: ({ cityIds }) => (cityIds.length > 0 ? 'mine' : null),
  valueForAll: 'all',
  fits: (match, value, { cityIds, remembered }) =>
    value === 'all' ||
    (value === 'mine' ? isInMyCities(match, cityIds, remembered) : match.venue.city.id === value),
  clause: (value, wording) => {
    const words = wording.i18n.LL.matches.nothing;
    if (value === 'all') return '';
    return value === 'mine' ? words.myCities() : words.city({ city: caption(value, wording) });
  },
  Chip: CityChip,
};
