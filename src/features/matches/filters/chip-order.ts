import type { Filters } from './filters';

/** The filters as they are pressed, in the order of the row. */
const chips = ['city', 'when', 'sport', 'level', 'freePlaces', 'onlyMine'] as const;

export type Chip = (typeof chips)[number];

function isOn(chip: Chip, filters: Filters): boolean {
  if (chip === 'when') return filters.from !== null || filters.to !== null;
  return Boolean(filters[chip]);
}

/** Active filters first, so that they are in view where the row is wider than the window. */
export const onFirst = (filters: Filters): Chip[] =>
  chips.toSorted((one, other) => Number(isOn(other, filters)) - Number(isOn(one, filters)));
