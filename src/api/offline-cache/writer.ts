import type { Query, QueryClient } from '@tanstack/react-query';
import { isRefusal } from '@/api/problem';
import { whenIdle } from '@/lib/scheduling';
import type { CacheStore, Change } from './store';

/** Fields that are secrets: they are not written to the device. */
const secrets: ReadonlySet<string> = new Set(['confirmation_token']);

const withoutSecrets = (key: string, value: unknown): unknown => (secrets.has(key) ? undefined : value);

/** Milliseconds before a changed answer is written, and before the new time of an unchanged one is. */
const soon = 1000;
const later = 30_000;

export interface CacheWriterOptions {
  readonly client: QueryClient;
  readonly store: CacheStore;
  /** The person whose answers these are; null once they may no longer be kept. */
  readonly owner: () => string | null;
  readonly now: () => number;
}

/** Writes answers down as they come. */
export interface CacheWriter {
  /** Writes all changes now. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Writes each answer that may be kept to the device, a moment after it has changed. An answer that the backend now refuses is
 * removed. Optimistic updates are never written: they are laid over an answer where it is shown. A failure to write means that
 * nothing is kept.
 */
export function createCacheWriter({ client, store, owner, now }: CacheWriterOptions): CacheWriter {
  const cache = client.getQueryCache();
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;

  function schedule(delay: number): void {
    if (now() + delay >= dueAt) return;
    clearTimeout(timer);
    dueAt = now() + delay;
    timer = setTimeout(() => whenIdle(() => void flush()), delay);
  }

  function changeOf(path: string, data: unknown, at: number): Change | undefined {
    if (typeof data !== 'object' || data === null) return undefined;
    if (store.holds(data)) return { at };
    const { shorten } = store.kindOf(path) ?? {};
    return { text: JSON.stringify(shorten ? shorten(data as never) : data, withoutSecrets), at };
  }

  function changeOfQuery(path: string): Change | undefined {
    const state = cache.find({ queryKey: [path], exact: true })?.state;
    if (!state) return undefined;
    return isRefusal(state.error) ? null : changeOf(path, state.data, state.dataUpdatedAt);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    dueAt = Infinity;
    const whose = owner();
    if (whose === null || changed.size === 0) return;
    const changes = new Map<string, Change>();
    const data = new Map<string, unknown>();
    for (const path of changed) {
      data.set(path, cache.find({ queryKey: [path] })?.state.data);
      const change = changeOfQuery(path);
      if (change !== undefined) changes.set(path, change);
    }
    changed.clear();
    if (changes.size === 0) return;
    try {
      const missing = await store.write(whose, changes);
      for (const [path, change] of changes)
        if (change && 'text' in change) store.hold(data.get(path) as object, true);
      for (const path of missing) {
        store.hold(data.get(path) as object, false);
        note(path, data.get(path));
      }
    } catch {
      // Forbidden, broken or full: the app works without the cache.
    }
  }

  function note(path: string, data: unknown): void {
    changed.add(path);
    schedule(typeof data === 'object' && data !== null && store.holds(data) ? later : soon);
  }

  function noteQuery({ queryKey: [path], state }: Query): void {
    if (!store.kindOf(path)) return;
    if (state.data !== undefined || isRefusal(state.error)) note(path as string, state.data);
  }

  for (const query of cache.getAll()) noteQuery(query);
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success' || event.action.type === 'error') noteQuery(event.query);
  });

  return {
    flush,
    stop() {
      unsubscribe();
      clearTimeout(timer);
      changed.clear();
    },
  };
}
