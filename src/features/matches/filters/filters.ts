import { freePlaces } from '@/features/matches/data/free-places';
import { phaseOf } from '@/features/matches/data/phase';
import { Level } from '@/generated/schemas/level.zod';
import type { Match } from '@/generated/schemas/match.zod';
import { Sport } from '@/generated/schemas/sport.zod';
import { type DayKey, dayKey, isDayKey } from '@/lib/day';

/** What the list is narrowed to; kept in the query, so that it can be shared and Back undoes it. */
export interface Filters {
  /** A city's id, `mine` for the cities of my profile, null for all. */
  city: number | 'mine' | null;
  sport: Sport | null;
  level: Level | null;
  /** The first and the last day, in the match's own zone; either may be open. */
  from: DayKey | null;
  to: DayKey | null;
  freePlaces: boolean;
  onlyMine: boolean;
}

export const noFilters: Filters = {
  city: null,
  sport: null,
  level: null,
  from: null,
  to: null,
  freePlaces: false,
  onlyMine: false,
};

const oneOf = <T extends string>(options: readonly T[], value: string | undefined): T | null =>
  options.find((option) => option === value) ?? null;

function parseCity(value: string | undefined): Filters['city'] {
  if (value === 'mine') return value;
  return value !== undefined && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}

const parseDay = (value: string | undefined): DayKey | null =>
  value !== undefined && isDayKey(value) ? value : null;

/** Reads the filters from a query; whatever is not understood counts as not set. */
export function parseFilters(search: Readonly<Record<string, string | undefined>>): Filters {
  const from = parseDay(search['from']);
  const to = parseDay(search['to']);
  return {
    city: parseCity(search['city']),
    sport: oneOf(Sport.options, search['sport']),
    level: oneOf(Level.options, search['level']),
    from,
    to: from && to && to < from ? from : to,
    freePlaces: search['free'] === '1',
    onlyMine: search['mine'] === '1',
  };
}

/** Writes the filters as a query, without those that are not set. */
export function filtersToSearch(filters: Filters) {
  return {
    city: filters.city === null ? undefined : String(filters.city),
    sport: filters.sport ?? undefined,
    level: filters.level ?? undefined,
    from: filters.from ?? undefined,
    to: filters.to ?? undefined,
    free: filters.freePlaces ? '1' : undefined,
    mine: filters.onlyMine ? '1' : undefined,
  };
}

/** Links to Home may name filters, by their type here. */
declare module '@/routing/rows' {
  interface HomeSearch extends Partial<ReturnType<typeof filtersToSearch>> {}
}

export const isFiltered = (filters: Filters): boolean =>
  Object.values(filtersToSearch(filters)).some((value) => value !== undefined);

interface Viewer {
  /** The cities of my profile. */
  cityIds: readonly number[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Whether a match belongs to the narrowed list. A match for any level fits every level. */
export function fits(match: Match, filters: Filters, viewer: Viewer): boolean {
  const { city, sport, level, from, to } = filters;
  const cityId = match.venue.city.id;
  const day = from || to ? dayKey(match.starts_at, match.timezone) : '';
  return (
    (city === null || (city === 'mine' ? viewer.cityIds.includes(cityId) : city === cityId)) &&
    (sport === null || match.sport === sport) &&
    (level === null || match.level === level || match.level === 'any') &&
    (from === null || day >= from) &&
    (to === null || day <= to) &&
    (!filters.freePlaces || (freePlaces(match) !== 0 && phaseOf(match, viewer.now) === 'upcoming')) &&
    (!filters.onlyMine || match.my_participation !== null)
  );
}
