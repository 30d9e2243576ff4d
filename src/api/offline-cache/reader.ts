import { withTimeout } from '@/lib/promises';
import { type CachedAnswer, cachedAnswerOf } from './cached-answer';
import { createCacheStore, type CacheStore } from './store';

/** An answer that was read again. */
export interface Recalled {
  readonly data: unknown;
  /** When it was answered, in milliseconds since 1970; not after now. */
  readonly at: number;
}

/** The answers kept on this device. The code is loaded only where some may be kept. */
export interface CacheReader extends Pick<CacheStore, 'write' | 'list' | 'clear'> {
  readonly answers: readonly CachedAnswer[];
  /** The answer of that path, if this person's is kept and still fits the contract; never rejects, and never takes long. */
  readonly recall: (owner: string, path: string) => Promise<Recalled | null>;
  /** Does the data stand on the device as it is? */
  readonly holds: (data: object) => boolean;
  /** Says so, or that it does not any more. */
  readonly hold: (data: object, isHeld: boolean) => void;
}

interface CacheReaderOptions {
  readonly answers: readonly CachedAnswer[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IndexedDB unless given. */
  readonly store?: CacheStore;
}

/** Milliseconds after which nobody waits for the database any more: some browsers never answer. */
const patienceMs = 1500;

/** Reads and writes the kept answers, for the given kinds of answers. */
export function createCacheReader({
  answers,
  now,
  store = createCacheStore(now),
}: CacheReaderOptions): CacheReader {
  let held = new WeakSet();

  async function read(owner: string, path: string): Promise<Recalled | null> {
    const answer = cachedAnswerOf(answers, path);
    if (!answer) return null;
    const kept = await withTimeout(patienceMs, store.read(owner, path));
    if (!kept) return null;
    const checked = answer.schema.safeParse(JSON.parse(kept.text));
    if (!checked.success) return null;
    held.add(checked.data as object);
    return { data: checked.data, at: Math.min(kept.at, now()) };
  }

  return {
    answers,
    write: store.write,
    list: store.list,
    clear() {
      held = new WeakSet();
      return store.clear();
    },
    recall: (owner, path) => read(owner, path).catch(() => null),
    holds: (data) => held.has(data),
    hold: (data, isHeld) => void (isHeld ? held.add(data) : held.delete(data)),
  };
}
