import { type ReactNode, useState } from 'react';
import { SelectChip } from '@/components/ui/chips';
import { isInMyCities } from '@/features/matches/data/match';
import { parseId } from '@/routing/table';
import { nameOf, type NamedCity } from './city-choices';
import type { ControlProps, Filter, Wording } from './filter';

/** My cities have no parameter of their own, as they are meant where none is chosen (an old link may say `mine`). */
type CityValue = number | 'all' | 'mine';

const parse = (given = ''): CityValue | null => (given === 'all' ? given : parseId(given));

function caption(value: CityValue, { i18n, cities }: Wording): string {
  const words = i18n.LL.matches.filters;
  if (value === 'all') return words.allCities();
  return value === 'mine' ? words.myCities() : nameOf(cities, value) || words.chosenCity();
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
  const hasMine = cities.isMineUnknown || cities.mine.length > 0;
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
      {hasMine && <option value="">{cities.isMineUnknown ? words.city() : words.myCities()}</option>}
      <option value={hasMine ? 'all' : ''}>{words.allCities()}</option>
      {cities.mine.length > 0 && <optgroup label={words.myCities()}>{options(cities.mine)}</optgroup>}
      <optgroup label={words.otherCities()}>{options(cities.others)}</optgroup>
    </SelectChip>
  );
}

export const cityFilter: Filter<CityValue, 'city'> = {
  params: ['city'],
  parse,
  write: (value) => [String(value)],
  implied: ({ cityIds }) => (cityIds.length > 0 ? 'mine' : null),
  dropped: 'all',
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
