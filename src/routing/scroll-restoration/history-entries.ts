import { getIfAllowed } from '@/lib/browser/browser';
import { parseJson } from '@/lib/json';
import { stringifySearch } from '@/routing/address/search';
import { messagesSearch, screenPath } from '@/routing/rows';

/** A page's scroll position; all lengths are in pixels. */
export interface ScrollPosition {
  /** The scrolled distance, used if no landmark exists any more. */
  y: number;
  /** The window's height. */
  height: number;
  /** The elements in view with their distance to the window's top; the element whose link was opened comes first. */
  landmarks: { name: string; top: number }[];
  /** Whether the first landmark's link was opened; the link then gets the focus. */
  isOpened: boolean;
}

/** The part of the router's location that identifies a history entry. */
export interface HistoryEntry {
  pathname: string;
  search?: object;
  state: { __TSR_key?: string; __TSR_index?: number };
}

const entryId = ({ state: { __TSR_key: key, __TSR_index: index } }: HistoryEntry) => ({ key, index });

export const isSameEntry = (entry: HistoryEntry, otherEntry: HistoryEntry): boolean =>
  entryId(entry).key === entryId(otherEntry).key;

interface Visit {
  key: string;
  /** The `screenPath` of the entry. */
  pathname: string;
  position: ScrollPosition;
}

/** The key in `sessionStorage`, where positions survive a reload. */
const storageKey = 'places';

/** The visits by history index, so that a new entry overwrites the entry that it replaced; undefined until they are loaded. */
let visits: Map<number, Visit> | undefined;

const isNamed = (landmark: { name: string } | null): boolean => /^[\w-]+$/.test(landmark?.name ?? '');

function isVisit(value: unknown): value is [number, Visit] {
  const [index, visit] = Array.isArray(value) ? (value as [unknown, Partial<Visit> | null]) : [];
  return (
    typeof index === 'number' &&
    typeof visit?.key === 'string' &&
    typeof visit.pathname === 'string' &&
    Array.isArray(visit.position?.landmarks) &&
    visit.position.landmarks.every(isNamed)
  );
}

function readVisits(): Map<number, Visit> {
  const storedVisits = parseJson(getIfAllowed(() => sessionStorage.getItem(storageKey)));
  return new Map(Array.isArray(storedVisits) ? storedVisits.filter(isVisit) : []);
}

const getVisits = (): Map<number, Visit> => (visits ??= readVisits());

export function saveScrollPosition(entry: HistoryEntry, position: ScrollPosition): void {
  const { key, index } = entryId(entry);
  if (key !== undefined && index !== undefined)
    getVisits().set(index, { key, pathname: screenPath(entry), position });
}

export function scrollPositionOf(entry: HistoryEntry): ScrollPosition | undefined {
  const { key, index = -1 } = entryId(entry);
  const visit = getVisits().get(index);
  return visit && visit.key === key ? visit.position : undefined;
}

/** Finds the screen before that of this entry, and how many entries back it is: a section may have entries of its own. */
export function findPreviousScreen(entry: HistoryEntry): { path: string | undefined; stepsBack: number } {
  const { index = 0 } = entryId(entry);
  const pathBack = (steps: number): string | undefined => getVisits().get(index - steps)?.pathname;
  let stepsBack = 1;
  while (pathBack(stepsBack) === screenPath(entry)) stepsBack += 1;
  return { path: pathBack(stepsBack), stepsBack };
}

/** Whether the former screen is Home with all chats. */
export const isAfterMessages = (entry: HistoryEntry): boolean =>
  findPreviousScreen(entry).path?.endsWith(stringifySearch(messagesSearch)) === true;

export function persistScrollPositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...getVisits()]));
  } catch {
    // Storage is full or blocked: a reload loses the positions.
  }
}
