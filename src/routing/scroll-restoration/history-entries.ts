import { screenPath } from '@/routing/rows';
import type { ScrollPosition } from './scroll-position';

/** The part of the router's location that says which entry of the history it is. */
export interface HistoryEntry {
  pathname: string;
  search?: object;
  state: { __TSR_key?: string; __TSR_index?: number };
}

const idOf = ({ state: { __TSR_key: key, __TSR_index: index } }: HistoryEntry) => ({ key, index });

export const isSameEntry = (one: HistoryEntry, other: HistoryEntry): boolean =>
  idOf(one).key === idOf(other).key;

interface Visit {
  key: string;
  /** With the query that says which of Home's two screens it is (`screenPath`). */
  pathname: string;
  place: ScrollPosition;
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
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isVisit) : []);
  } catch {
    // There is none, it is blocked, or what stands there is not ours.
    return new Map();
  }
}

const all = (): Map<number, Visit> => (visits ??= load());

export function saveScrollPosition(entry: HistoryEntry, place: ScrollPosition): void {
  const { key, index } = idOf(entry);
  if (key !== undefined && index !== undefined) all().set(index, { key, pathname: screenPath(entry), place });
}

export function scrollPositionOf(entry: HistoryEntry): ScrollPosition | undefined {
  const { key, index = -1 } = idOf(entry);
  const visit = all().get(index);
  return visit && visit.key === key ? visit.place : undefined;
}

/** The screen of the entry that Back leads to from this one (`screenPath`). */
export const screenBefore = (entry: HistoryEntry): string | undefined =>
  all().get((idOf(entry).index ?? 0) - 1)?.pathname;

export function persistScrollPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...all()]));
  } catch {
    // Full or blocked: a reload forgets them.
  }
}
