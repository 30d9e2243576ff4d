import { serverNow } from '@/lib/server-time';
import { deviceStorage, userKey } from '@/api/storage';
import type { Match } from '@/generated/schemas/match.zod';
import { getIfAllowed } from '@/lib/browser';
import { createEmitter } from '@/lib/emitter';

type Kept = Pick<Match, 'id' | 'ends_at'>;

const key = userKey('remembered_matches');

export const rememberedChanged = createEmitter();

const isEntry = (value: unknown): value is [id: number, end: number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

/** When the kept matches end, by id; whatever is not understood is left out. By hand: the first paint reads it too. */
function parse(text: string): Map<number, number> {
  try {
    const kept: unknown = JSON.parse(text);
    return new Map(Array.isArray(kept) ? kept.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

const readStored = (): string => deviceStorage().get(key) ?? '';

let last = { text: '', ids: new Set<number>() };

/** The ids of the matches that the person keeps in mind on this device; the same set while it does not change. */
export function readRemembered(): ReadonlySet<number> {
  const text = readStored();
  if (text !== last.text) last = { text, ids: new Set(parse(text).keys()) };
  return last.ids;
}

/** Keeps those that are not over; a list that has not changed is told to nobody. */
function write(ends: ReadonlyMap<number, number>, now: number): void {
  const ahead = [...ends].filter(([, end]) => end > now);
  const text = ahead.length > 0 ? JSON.stringify(ahead) : '';
  if (text === readStored()) return;
  if (text) deviceStorage().set(key, text);
  else deviceStorage().remove(key);
  rememberedChanged.emit();
}

/** Remembers a match until it ends or the session does, or forgets it. */
export function remember({ id, ends_at }: Kept, isOn: boolean): void {
  const ends = parse(readStored());
  if (isOn) ends.set(id, Date.parse(ends_at));
  else ends.delete(id);
  write(ends, serverNow());
}

/** Takes over when the remembered matches among these end by now, and forgets all that are over. */
export function updateRemembered(matches: readonly Kept[]): void {
  const ends = parse(readStored());
  for (const { id, ends_at } of matches) if (ends.has(id)) ends.set(id, Date.parse(ends_at));
  write(ends, serverNow());
}

/** Whether what is remembered goes with the page, because the browser refuses to store anything or has no room. */
export const isRememberedInMemoryOnly = (): boolean =>
  getIfAllowed(() => localStorage)?.getItem(key) !== deviceStorage().get(key);
