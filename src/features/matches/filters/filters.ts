import { countFreeSpots, phaseOf } from '@/features/matches/data/match';
import { Level } from '@/generated/schemas/level.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { cityFilter } from './city-filter';
import type { Filter, Viewer, TextContext } from './filter';
import { createOptionsFilter, createToggleFilter } from './create-filter';
import { whenFilter } from './when-filter';
import { hourOf } from '@/lib/day';
import { capitalise } from '@/lib/format-date';

/** The part of the day in which a match begins, by its own clock: the afternoon begins at 12, the evening at 17. */
function dayPartOf({ starts_at, timezone }: Match): 'morning' | 'afternoon' | 'evening' {
  const hour = hourOf(starts_at, timezone);
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

/** The filters, in the order of their chips; whatever else is known of one follows from its entry. */
const table = {
  city: cityFilter,
  when: whenFilter,
  time: createOptionsFilter({
    param: 'time',
    options: ['morning', 'afternoon', 'evening'],
    getOptions: (match) => [dayPartOf(match)],
    label: ({ LL }) => LL.matches.filters.time(),
    optionLabel: ({ LL }, part) => LL.matches.filters.times[part](),
    noteOf: ({ LL }, part) => LL.matches.filters.hours[part](),
    optionClause: ({ LL }, part) => LL.matches.nothing.times[part](),
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
  remembered: createToggleFilter({
    param: 'remembered',
    fits: ({ id }, _, { remembered }) => remembered.has(id),
    caption: ({ LL }) => LL.matches.filters.remembered(),
    clause: (_, { i18n: { LL } }) => LL.matches.nothing.remembered(),
  }),
  sport: createOptionsFilter({
    param: 'sport',
    options: Sport.options,
    getOptions: ({ sport }) => [sport],
    label: ({ LL }) => LL.matches.filters.sport(),
    any: ({ LL }) => LL.matches.filters.allSports(),
    optionLabel: ({ LL }, sport) => LL.common.sports[sport](),
    optionClause: ({ LL, locale }, sport) =>
      sport === 'other'
        ? LL.matches.nothing.otherSport()
        : LL.matches.nothing.sport({ sport: LL.common.sports[sport]().toLocaleLowerCase(locale) }),
  }),
  level: createOptionsFilter({
    param: 'level',
    options: Level.options,
    // A match for any level is found under every level.
    getOptions: ({ level }) => (level === 'any' ? Level.options : [level]),
    label: ({ LL }) => LL.matches.filters.level(),
    any: ({ LL }) => LL.matches.filters.allLevels(),
    optionLabel: ({ LL }, level) => LL.common.levels[level](),
    optionClause: ({ LL }, level) => LL.matches.nothing.levels[level](),
  }),
};

type Table = typeof table;
export type FilterKey = keyof Table;
type ValueOf<Each> = Each extends Filter<infer Value> ? Value : never;

/** What the list is narrowed to, null for what is off; kept in the query, so that it can be shared and Back undoes it. */
export type Filters = { readonly [Key in FilterKey]: ValueOf<Table[Key]> | null };

type FilterSearch = { readonly [Param in Table[FilterKey]['params'][number]]?: string | undefined };

/** Links to Home may name filters, by their type here. */
declare module '@/routing/rows' {
  interface HomeSearch extends FilterSearch {}
}

/** The entries, for what treats all alike: it gives each no value but its own. */
export const filterTable: Readonly<Record<FilterKey, Filter<unknown>>> = table;

export const filterKeys = Object.keys(table) as FilterKey[];

const filtersOf = (valueOf: (key: FilterKey) => unknown): Filters =>
  Object.fromEntries(filterKeys.map((key) => [key, valueOf(key)])) as Filters;

const parseCache = new Map<string, unknown>();

/** The same value for the same words, so that the controls of filters that have not changed are left alone. */
function parseCached(key: FilterKey, given: readonly (string | undefined)[]): unknown {
  const words = [key, ...given].join('\n');
  if (!parseCache.has(words)) parseCache.set(words, filterTable[key].parse(...given));
  return parseCache.get(words);
}

/** Reads the filters from a query; whatever is not understood counts as not set. */
export const parseFilters = (search: Readonly<Record<string, string | undefined>>): Filters =>
  filtersOf((key) =>
    parseCached(
      key,
      filterTable[key].params.map((param) => search[param]),
    ),
  );

export const noFilters: Filters = parseFilters({});

export const activeFilters = (filters: Filters): FilterKey[] =>
  filterKeys.filter((key) => filters[key] !== null);

export const isFiltered = (filters: Filters): boolean => activeFilters(filters).length > 0;

export const filtersToSearch = (filters: Filters): FilterSearch =>
  Object.fromEntries(
    activeFilters(filters).flatMap((key) => {
      const { params, serialize: write } = filterTable[key];
      const values = write(filters[key]);
      return params.map((param, index) => [param, values[index] ?? undefined] as const);
    }),
  );

/** The filters with some of them off, also what is implied by them. */
export const withoutFilters = (filters: Filters, keys: readonly FilterKey[], viewer: Viewer): Filters =>
  filtersOf((key) => {
    if (!keys.includes(key)) return filters[key];
    const { getDefault: implied, valueForAll: dropped } = filterTable[key];
    return implied?.(viewer) ? dropped : null;
  });

/** The filters with what is meant where nothing is chosen: what the list is narrowed to. */
export const withDefaults = (filters: Filters, viewer: Viewer): Filters =>
  filtersOf((key) => filters[key] ?? filterTable[key].getDefault?.(viewer) ?? null);

/** Whether a match belongs to the list that is narrowed to what is in force. */
export const fitsFilters = (match: Match, filters: Filters, viewer: Viewer): boolean =>
  filterKeys.every((key) => filters[key] === null || filterTable[key].fits(match, filters[key], viewer));

/** Active filters first, so that they are in view where the row is wider than the window. */
export const activeFirst = (filters: Filters): FilterKey[] =>
  filterKeys.toSorted((one, other) => Number(filters[one] === null) - Number(filters[other] === null));

export function filterMatches(matches: readonly Match[], filters: Filters, viewer: Viewer) {
  const { city, ...others } = filters;
  const anywhere = matches.filter((match) => fitsFilters(match, { ...others, city: null }, viewer));
  const here = anywhere.filter((match) => fitsFilters(match, { ...noFilters, city }, viewer));
  return { shown: new Set(here.map(({ id }) => id)), elsewhere: anywhere.length - here.length };
}

/** That nothing is found, in a sentence with all the filters that are on: "Dnes žádný hokej", "No hockey for beginners today". */
export function nothingFoundText(filters: Filters, wording: TextContext): string {
  const { LL, locale } = wording.i18n;
  const words = LL.matches.nothing;
  const clauses = Object.fromEntries(
    filterKeys.map((key) => [
      key,
      filters[key] === null ? '' : filterTable[key].clause(filters[key], wording),
    ]),
  ) as Record<FilterKey, string>;
  const { time, sport, when, city, freePlaces, onlyMine, remembered, ...others } = clauses;
  const game = words.game({
    time,
    sport: sport || words.match(),
    others: Object.values(others).join(' '),
  });
  const sentence = words
    .sentence({ game, when, city, freePlaces, onlyMine, remembered })
    .replaceAll(/\s+/g, (spaces) => (spaces.includes('\u00A0') ? '\u00A0' : ' '))
    .trim();
  return capitalise(sentence, locale);
}

interface LooserFilters {
  drop: readonly FilterKey[];
  count: number;
}

/** The smallest sets to drop when nothing is found, first those that keep most of what was asked, then those with more matches. */
export function findLooserFilters(
  matches: readonly Match[],
  filters: Filters,
  viewer: Viewer,
): LooserFilters[] {
  const isOn = activeFilters(filters);
  // Where exactly these filters stand in the way of a match, dropping them shows it, and the matches alike.
  const alike = new Map<string, LooserFilters>();
  for (const match of matches) {
    const drop = isOn.filter((key) => !filterTable[key].fits(match, filters[key], viewer));
    const count = (alike.get(drop.join())?.count ?? 0) + 1;
    alike.set(drop.join(), { drop, count });
  }
  return [...alike.values()]
    .toSorted((one, other) => one.drop.length - other.drop.length || other.count - one.count)
    .filter(({ drop }, index, all) =>
      all.slice(0, index).every((smaller) => !smaller.drop.every((key) => drop.includes(key))),
    );
}
