import { countFreeSpots, phaseOf } from '@/features/matches/data/match';
import { Level } from '@/generated/schemas/level.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { hourOf } from '@/lib/format/day';
import { cityFilter } from './city-filter';
import { createOptionsFilter, createToggleFilter } from './create-filter';
import type { Filter, Viewer } from './filter';
import { whenFilter } from './when-filter';

/** The part of the day in which a match begins, in its own time zone: the afternoon begins at 12, the evening at 17. */
function dayPartOf({ starts_at, timezone }: Match): 'morning' | 'afternoon' | 'evening' {
  const hour = hourOf(starts_at, timezone);
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The filters in the order of their chips. */
const table = {
  city: cityFilter,
  when: whenFilter,
  time: createOptionsFilter({
    param: 'time',
    options: ['morning', 'afternoon', 'evening'],
    getOptions: (match) => [dayPartOf(match)],
    label: ({ LL }) => LL.matches.filters.time(),
    optionLabel: ({ LL }, part) => LL.matches.filters.times[part](),
    optionNote: ({ LL }, part) => LL.matches.filters.hours[part](),
    optionClause: ({ LL }, part) => LL.matches.nothing.times[part](),
  }),
  sport: createOptionsFilter({
    param: 'sport',
    options: Sport.options,
    getOptions: ({ sport }) => [sport],
    label: ({ LL }) => LL.matches.filters.sport(),
    anyLabel: ({ LL }) => LL.matches.filters.allSports(),
    optionLabel: ({ LL }, sport) => LL.common.sports[sport](),
    optionClause: ({ LL, locale }, sport) =>
      sport === 'other'
        ? LL.matches.nothing.otherSport()
        : LL.matches.nothing.sport({ sport: LL.common.sports[sport]().toLocaleLowerCase(locale) }),
  }),
  freePlaces: createToggleFilter({
    param: 'free',
    fits: (match, _, { now }) => countFreeSpots(match) !== 0 && phaseOf(match, now) === 'upcoming',
    caption: ({ LL }) => LL.matches.filters.freePlaces(),
    clause: (_, { i18n: { LL } }) => LL.matches.nothing.freePlaces(),
  }),
  onlyMine: createToggleFilter({
    param: 'mine',
    fits: (match) => match.my_participation !== null,
    caption: ({ LL }) => LL.matches.filters.onlyMine(),
    clause: (_, { i18n: { LL } }) => LL.matches.nothing.onlyMine(),
  }),
  level: createOptionsFilter({
    param: 'level',
    options: Level.options,
    // A match for any level is found under every level.
    getOptions: ({ level }) => (level === 'any' ? Level.options : [level]),
    label: ({ LL }) => LL.matches.filters.level(),
    anyLabel: ({ LL }) => LL.matches.filters.allLevels(),
    optionLabel: ({ LL }, level) => LL.common.levels[level](),
    optionClause: ({ LL }, level) => LL.matches.nothing.levels[level](),
  }),
  remembered: createToggleFilter({
    param: 'remembered',
    fits: ({ id }, _, { rememberedIds }) => rememberedIds.has(id),
    caption: ({ LL }) => LL.matches.filters.remembered(),
    clause: (_, { i18n: { LL } }) => LL.matches.nothing.remembered(),
  }),
};

type Table = typeof table;
export type FilterKey = keyof Table;
type FilterValue<AnyFilter> = AnyFilter extends Filter<infer Value> ? Value : never;

/** The value of each filter, null when it is off; the URL stores them, so they can be shared and Back undoes them. */
export type Filters = { readonly [Key in FilterKey]: FilterValue<Table[Key]> | null };

type FilterSearch = { readonly [Param in Table[FilterKey]['params'][number]]?: string | undefined };

declare module '@/routing/rows' {
  interface HomeSearch extends FilterSearch {}
}

/** The same table for code that treats all filters alike; each filter must get only its own value. */
export const filterTable: Readonly<Record<FilterKey, Filter<unknown>>> = table;

export const filterKeys = Object.keys(table) as FilterKey[];

const createFilters = (getValue: (key: FilterKey) => unknown): Filters =>
  Object.fromEntries(filterKeys.map((key) => [key, getValue(key)])) as Filters;

const parseCache = new Map<string, unknown>();

/** Reads the filters from a query; an invalid value counts as none. An unchanged filter keeps the object of its value, and is not rendered again. */
export const parseFilters = (search: Readonly<Record<string, string | undefined>>): Filters =>
  createFilters((key) => {
    const texts = filterTable[key].params.map((param) => search[param]);
    const cacheKey = [key, ...texts].join('\n');
    if (!parseCache.has(cacheKey)) parseCache.set(cacheKey, filterTable[key].parse(...texts));
    return parseCache.get(cacheKey);
  });

export const noFilters: Filters = parseFilters({});

/** The filters that a phone shows in a sheet. */
export const sheetFilterKeys = filterKeys.filter((key) => filterTable[key].listChoices);

export const findActiveKeys = (filters: Filters): FilterKey[] =>
  filterKeys.filter((key) => filters[key] !== null);

export const isFiltered = (filters: Filters): boolean => findActiveKeys(filters).length > 0;

export const filtersToSearch = (filters: Filters): FilterSearch =>
  Object.fromEntries(
    findActiveKeys(filters).flatMap((key) => {
      const { params, serialize } = filterTable[key];
      const values = serialize(filters[key]);
      return params.map((param, index) => [param, values[index] ?? undefined] as const);
    }),
  );

/** Removes some filters. The value `all` replaces a removed city, because my cities are the default. */
export const withoutFilters = (filters: Filters, keys: readonly FilterKey[], viewer: Viewer): Filters =>
  createFilters((key) => {
    if (!keys.includes(key)) return filters[key];
    return key === 'city' && viewer.cityIds.length > 0 ? 'all' : null;
  });

/** Returns the filters that apply: the city filter is `mine` when the person chose no city and has cities. */
export const withDefaults = (filters: Filters, { cityIds }: Viewer): Filters => ({
  ...filters,
  city: filters.city ?? (cityIds.length > 0 ? 'mine' : null),
});

/** Whether a match fits all filters, which must come from `withDefaults`. */
export const fitsFilters = (match: Match, filters: Filters, viewer: Viewer): boolean =>
  filterKeys.every((key) => filters[key] === null || filterTable[key].fits(match, filters[key], viewer));

/** Returns the ids of the matches that fit, and the number of matches that fit all filters except that of the city. */
export function filterMatches(matches: readonly Match[], filters: Filters, viewer: Viewer) {
  const { city, ...otherFilters } = filters;
  const candidates = matches.filter((match) => fitsFilters(match, { ...otherFilters, city: null }, viewer));
  const shownMatches = candidates.filter((match) => fitsFilters(match, { ...noFilters, city }, viewer));
  const elsewhereCount = candidates.length - shownMatches.length;
  return { shownIds: new Set(shownMatches.map(({ id }) => id)), elsewhereCount };
}
