import type { Match } from '@/generated/schemas/match.zod';
import type { Viewer } from './filter';
import { type Filters, fits, noFilters } from './filters';

interface Narrowed {
  /** The ids of the matches that the filters leave in. */
  shown: ReadonlySet<number>;
  /** How many more there are in other cities. */
  elsewhere: number;
}

/** Narrows the list to the filters that are in force. */
export function narrow(matches: readonly Match[], filters: Filters, viewer: Viewer): Narrowed {
  const { city, ...others } = filters;
  const anywhere = matches.filter((match) => fits(match, { ...others, city: null }, viewer));
  const here = anywhere.filter((match) => fits(match, { ...noFilters, city }, viewer));
  return { shown: new Set(here.map(({ id }) => id)), elsewhere: anywhere.length - here.length };
}
