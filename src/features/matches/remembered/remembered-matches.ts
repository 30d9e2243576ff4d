import { deviceStorage, userKey } from '@/api/storage';
import type { Match } from '@/generated/schemas/match.zod';
import { getIfAllowed } from '@/lib/browser/browser';
import { parseJson } from '@/lib/json';
import { createStorageEmitter } from '@/lib/state/emitter';
import { serverNow } from '@/lib/state/server-time';

type RememberableMatch = Pick<Match, 'id' | 'ends_at'>;

const key = userKey('remembered_matches');

export const rememberedMatchesEmitter = createStorageEmitter();

const isStoredEntry = (value: unknown): value is [id: number, end: number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

/** Parses the stored ends of matches (milliseconds since 1970) by id, without malformed entries. Zod would enlarge the first paint. */
function parseEndsById(text: string): Map<number, number> {
  const entries = parseJson(text);
  return new Map(Array.isArray(entries) ? entries.filter(isStoredEntry) : []);
}

const readStoredText = (): string => deviceStorage().get(key) ?? '';

let cache = { text: '', ids: new Set<number>() };

/** Returns the ids of the matches that the person bookmarked on this device; an unchanged set keeps its object. */
export function readRememberedIds(): ReadonlySet<number> {
  const text = readStoredText();
  if (text !== cache.text) cache = { text, ids: new Set(parseEndsById(text).keys()) };
  return cache.ids;
}

/** Stores the matches that end after `now` (milliseconds since 1970), and emits when the stored text changes. */
function writeEndsById(endsById: ReadonlyMap<number, number>, now: number): void {
  const unfinishedEntries = [...endsById].filter(([, end]) => end > now);
  const text = unfinishedEntries.length > 0 ? JSON.stringify(unfinishedEntries) : '';
  if (text === readStoredText()) return;
  if (text) deviceStorage().set(key, text);
  else deviceStorage().remove(key);
  rememberedMatchesEmitter.emit();
}

/** Bookmarks a match until the match or the session ends, or removes the bookmark. */
export function setRemembered({ id, ends_at }: RememberableMatch, isRemembered: boolean): void {
  const endsById = parseEndsById(readStoredText());
  if (isRemembered) endsById.set(id, Date.parse(ends_at));
  else endsById.delete(id);
  writeEndsById(endsById, serverNow());
}

/** Updates the ends of remembered matches from an answer of the backend, and forgets finished matches. */
export function updateRememberedMatches(matches: readonly RememberableMatch[]): void {
  const endsById = parseEndsById(readStoredText());
  for (const { id, ends_at } of matches) if (endsById.has(id)) endsById.set(id, Date.parse(ends_at));
  writeEndsById(endsById, serverNow());
}

/** Whether the remembered matches are lost on reload, because the browser cannot store them. */
export const isRememberedInMemoryOnly = (): boolean =>
  getIfAllowed(() => localStorage)?.getItem(key) !== deviceStorage().get(key);
