import { serverNow } from '@/lib/server-time';
import { deviceStorage, userKey } from '@/api/storage';
import type { Match } from '@/generated/schemas/match.zod';
import { getIfAllowed } from '@/lib/browser';
import { createEmitter } from '@/lib/emitter';

type RememberableMatch = Pick<Match, 'id' | 'ends_at'>;

const key = userKey('remembered_matches');

/** Emits when the remembered matches change in this tab. */
export const rememberedIdsChanged = createEmitter();

const isEntry = (value: unknown): value is [id: number, end: number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

/** Parses the stored ends of matches (milliseconds since 1970) by id, without malformed entries. Zod would enlarge the first paint. */
function parseEnds(text: string): Map<number, number> {
  try {
    const entries: unknown = JSON.parse(text);
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

const readStoredText = (): string => deviceStorage().get(key) ?? '';

let cache = { text: '', ids: new Set<number>() };

/** Returns the ids of the matches remembered on this device; the same set while it does not change. */
export function readRememberedIds(): ReadonlySet<number> {
  const text = readStoredText();
  if (text !== cache.text) cache = { text, ids: new Set(parseEnds(text).keys()) };
  return cache.ids;
}

/** Stores the matches that end after `now` (milliseconds since 1970), and emits when the stored text changes. */
function writeEnds(ends: ReadonlyMap<number, number>, now: number): void {
  const unfinished = [...ends].filter(([, end]) => end > now);
  const text = unfinished.length > 0 ? JSON.stringify(unfinished) : '';
  if (text === readStoredText()) return;
  if (text) deviceStorage().set(key, text);
  else deviceStorage().remove(key);
  rememberedIdsChanged.emit();
}

/** Remembers a match until it or the session ends, or forgets it. */
export function setRemembered({ id, ends_at }: RememberableMatch, isRemembered: boolean): void {
  const ends = parseEnds(readStoredText());
  if (isRemembered) ends.set(id, Date.parse(ends_at));
  else ends.delete(id);
  writeEnds(ends, serverNow());
}

/** Updates the ends of remembered matches from an answer, and forgets the finished ones. */
export function updateRememberedMatches(matches: readonly RememberableMatch[]): void {
  const ends = parseEnds(readStoredText());
  for (const { id, ends_at } of matches) if (ends.has(id)) ends.set(id, Date.parse(ends_at));
  writeEnds(ends, serverNow());
}

/** Whether the remembered matches are lost on reload, because the browser cannot store them. */
export const isRememberedInMemoryOnly = (): boolean =>
  getIfAllowed(() => localStorage)?.getItem(key) !== deviceStorage().get(key);
