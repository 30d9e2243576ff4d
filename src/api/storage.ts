import { getIfAllowed } from '@/lib/browser';

/** A small text store that never throws: what cannot be kept is there as long as the page. */
export interface KeyValueStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: (prefix: string) => readonly string[];
  readonly removeAll: (prefix: string) => void;
}

const userPrefix = 'user:';

/** The key of something that belongs to the signed-in person (a draft, say): it goes when the session does. */
export const userKey = (name: string): string => `${userPrefix}${name}`;

/** Removes everything kept under a `userKey`. */
export const purgeUserStorage = (area: KeyValueStorage): void => area.removeAll(userPrefix);

/** A store in memory, for prerendering and tests. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
    removeAll(prefix) {
      for (const key of values.keys()) if (key.startsWith(prefix)) values.delete(key);
    },
  };
}

/** In the place of every storage that the browser refuses: one, so that what belongs to a person can be removed from it. */
const fallbackStorage = /*#__PURE__*/ memoryStorage();

/** What a full storage had no room for; it goes with the page. */
const overflows = new WeakMap<Storage, Map<string, string>>();

/** Over `localStorage` or `sessionStorage`; where the browser forbids it, in memory. */
export function webStorage(area: () => Storage): KeyValueStorage {
  const storage = getIfAllowed(area);
  if (!storage) return fallbackStorage;
  const overflow = overflows.get(storage) ?? new Map<string, string>();
  overflows.set(storage, overflow);
  const remove = (key: string): void => {
    overflow.delete(key);
    storage.removeItem(key);
  };
  const keys = (prefix: string): string[] =>
    [...new Set([...Object.keys(storage), ...overflow.keys()])].filter((key) => key.startsWith(prefix));
  return {
    get: (key) => overflow.get(key) ?? storage.getItem(key),
    set(key, value) {
      try {
        storage.setItem(key, value);
        overflow.delete(key);
      } catch {
        overflow.set(key, value);
      }
    },
    remove,
    keys,
    removeAll(prefix) {
      for (const key of keys(prefix)) remove(key);
    },
  };
}

/** What stays on the device, for all tabs. */
export const deviceStorage = (): KeyValueStorage => webStorage(() => localStorage);
