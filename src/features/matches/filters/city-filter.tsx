import { type ReactNode, useState } from 'react';
import { SelectChip } from '@/components/ui/select-chip';
import { nameOf, type NamedCity } from './city-choices';
import type { ControlProps, Filter, Wording } from './filter';

/** A city's id, or the cities of my profile. */
type CityValue = number | 'mine';

function parse(given: string | undefined): CityValue | null {
  if (given === 'mine') return given;
  return given !== undefined && /^[1-9]\d{0,9}$/.test(given) ? Number(given) : null;
}

function caption(value: CityValue, { i18n, cities }: Wording): string {
  const words = i18n.LL.matches.filters;
  return value === 'mine' ? words.myCities() : nameOf(cities, value) || words.chosenCity();
}

const options = (cities: readonly NamedCity[]): ReactNode =>
  cities.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

function CityChip({ value, onChange, wording }: ControlProps<CityValue>): ReactNode {
  const { i18n, cities } = wording;
  const words = i18n.LL.matches.filters;
  const present = value === null ? words.allCities() : caption(value, wording);
  // A city out of the address is named once the matches are there: until another is chosen its chip is as wide as it was before.
  const [unnamed] = useState(present === words.chosenCity() ? value : null);
  return (
    <SelectChip
      label={words.city()}
      caption={value !== null && value === unnamed ? words.chosenCity() : present}
      active={value !== null}
      value={value ?? ''}
      onChange={({ target }) => onChange(parse(target.value))}
    >
      <option value="">{words.allCities()}</option>
      {(cities.mine.length > 0 || value === 'mine') && <option value="mine">{words.myCities()}</option>}
      {cities.mine.length > 0 && <optgroup label={words.myCities()}>{options(cities.mine)}</optgroup>}
      <optgroup label={words.otherCities()}>{options(cities.others)}</optgroup>
    </SelectChip>
  );
}

export const cityFilter: Filter<CityValue, 'city'> = {
  params: ['city'],
  parse,
  write: (value) => [String(value)],
  fits: ({ venue: { city } }, value, { cityIds }) =>
    value === 'mine' ? cityIds.includes(city.id) : city.id === value,
  caption,
  clause: (value, wording) => {
    const words = wording.i18n.LL.matches.nothing;
    return value === 'mine' ? words.myCities() : words.city({ city: caption(value, wording) });
  },
  Chip: CityChip,
};
