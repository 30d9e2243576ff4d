import { freePlaces } from '@/features/matches/data/free-places';
import { phaseOf } from '@/features/matches/data/phase';
import { Level } from '@/generated/schemas/level.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { choiceFilter } from './choice-filter';
import { cityFilter } from './city-filter';
import type { Filter, Viewer } from './filter';
import { timeFilter } from './time-filter';
import { toggleFilter } from './toggle-filter';
import { whenFilter } from './when-filter';

/** The filters, in the order of their chips; whatever else is known of one follows from its entry. */
const table = {
  city: cityFilter,
  when: whenFilter,
  time: timeFilter,
  freePlaces: toggleFilter({
    param: 'free',
    fits: (match, _, { now }) => freePlaces(match) !== 0 && phaseOf(match, now) === 'upcoming',
    caption: (_, { i18n: { LL } }) => LL.matches.filters.freePlaces(),
    clause: (_, { i18n: { LL } }) => LL.matches.nothing.freePlaces(),
  }),
  onlyMine: toggleFilter({
    param: 'mine',
    fits: (match) => match.my_participation !== null,
    caption: (_, { i18n: { LL } }) => LL.matches.filters.onlyMine(),
    clause: (_, { i18n: { LL } }) => LL.matches.nothing.onlyMine(),
  }),
  sport: choiceFilter({
    param: 'sport',
    options: Sport.options,
    label: (LL) => LL.matches.filters.sport(),
    all: (LL) => LL.matches.filters.allSports(),
    wordOf: (LL, sport) => LL.common.sports[sport](),
    fits: (match, sport) => match.sport === sport,
    clause: (sport, { i18n: { LL, locale } }) =>
      LL.matches.nothing.sport({ sport: LL.common.sports[sport]().toLocaleLowerCase(locale) }),
  }),
  level: choiceFilter({
    param: 'level',
    options: Level.options,
    label: (LL) => LL.matches.filters.level(),
    all: (LL) => LL.matches.filters.allLevels(),
    wordOf: (LL, level) => LL.common.levels[level](),
    // A match for any level fits every level.
    fits: (match, level) => match.level === level || match.level === 'any',
    clause: (level, { i18n: { LL } }) => LL.matches.nothing.levels[level](),
  }),
};

type Table = typeof table;
export type FilterKey = keyof Table;
type ValueOf<Each> = Each extends Filter<infer Value> ? Value : never;

/** What the list is narrowed to, null for what is off; kept in the query, so that it can be shared and Back undoes it. */
export type Filters = { readonly [Key in FilterKey]: ValueOf<Table[Key]> | null };

/** The filters as a query, without those that are off. */
type FilterSearch = { readonly [Param in Table[FilterKey]['params'][number]]?: string | undefined };

/** Links to Home may name filters, by their type here. */
declare module '@/routing/rows' {
  interface HomeSearch extends FilterSearch {}
}

/** The entries, for what treats all alike: it gives each no value but its own. */
export const filterTable: Readonly<Record<FilterKey, Filter<unknown>>> = table;

export const filterKeys = Object.keys(table) as FilterKey[];

/** Reads the filters from a query; whatever is not understood counts as not set. */
export const parseFilters = (search: Readonly<Record<string, string | undefined>>): Filters =>
  Object.fromEntries(
    Object.entries(filterTable).map(([key, { params, parse }]) => [
      key,
      parse(...params.map((param) => search[param])),
    ]),
  ) as Filters;

export const noFilters: Filters = parseFilters({});

/** The filters that are on, in the order of the table. */
export const activeFilters = (filters: Filters): FilterKey[] =>
  filterKeys.filter((key) => filters[key] !== null);

export const isFiltered = (filters: Filters): boolean => activeFilters(filters).length > 0;

/** Writes the filters as a query. */
export const filtersToSearch = (filters: Filters): FilterSearch =>
  Object.fromEntries(
    activeFilters(filters).flatMap((key) => {
      const { params, write } = filterTable[key];
      const values = write(filters[key]);
      return params.map((param, index) => [param, values[index] ?? undefined] as const);
    }),
  );

/** The filters with some of them off. */
export const without = (filters: Filters, keys: readonly FilterKey[]): Filters => ({
  ...filters,
  ...Object.fromEntries(keys.map((key) => [key, null])),
});

/** Whether a match belongs to the narrowed list. */
export const fits = (match: Match, filters: Filters, viewer: Viewer): boolean =>
  filterKeys.every((key) => filters[key] === null || filterTable[key].fits(match, filters[key], viewer));

/** Active filters first, so that they are in view where the row is wider than the window. */
export const onFirst = (filters: Filters): FilterKey[] => {
  const isOn = activeFilters(filters);
  return [...isOn, ...filterKeys.filter((key) => !isOn.includes(key))];
};
