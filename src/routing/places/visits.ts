import type { Place } from './place';

/** The part of the router's location that says which entry of the history it is. */
export interface Entry {
  pathname: string;
  state: { __TSR_key?: string | undefined; __TSR_index?: number | undefined };
}

/** An entry of the history that was left. */
interface Visit {
  key: string;
  pathname: string;
  place: Place;
}

/** For the tab, so that places outlive a reload. */
const storageKey = 'places';

/** By their index in the history: whatever is opened from there on takes the places of what was there before. */
let visits: Map<number, Visit> | undefined;

function isVisit(value: unknown): value is [number, Visit] {
  const [index, visit] = Array.isArray(value) ? (value as [unknown, Partial<Visit> | null]) : [];
  return (
    typeof index === 'number' &&
    typeof visit?.key === 'string' &&
    typeof visit.pathname === 'string' &&
    Array.isArray(visit.place?.landmarks) &&
    visit.place.landmarks.every(({ name }) => /^[\w-]+$/.test(name))
  );
}

function load(): Map<number, Visit> {
  if (typeof sessionStorage === 'undefined') return new Map();
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isVisit) : []);
  } catch {
    // Blocked, or not ours.
    return new Map();
  }
}

const all = (): Map<number, Visit> => (visits ??= load());

/** Remembers where an entry of the history stood when it was left. */
export function rememberPlace({ pathname, state }: Entry, place: Place): void {
  const { __TSR_key: key, __TSR_index: index } = state;
  if (key !== undefined && index !== undefined) all().set(index, { key, pathname, place });
}

/** Where an entry of the history stood when it was left; undefined for one that is new. */
export function placeOf({ state }: Entry): Place | undefined {
  const visit = all().get(state.__TSR_index ?? -1);
  return visit && visit.key === state.__TSR_key ? visit.place : undefined;
}

/** The address of the entry that Back leads to from this one; the router's own, without its query. */
export const pathnameBefore = ({ state }: Entry): string | undefined =>
  all().get((state.__TSR_index ?? 0) - 1)?.pathname;

/** Keeps the places for the next page of this tab. */
export function savePlaces(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...all()]));
  } catch {
    // Full or blocked: a reload forgets them.
  }
}
