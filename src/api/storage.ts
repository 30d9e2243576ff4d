/** A small text store that never throws: what cannot be kept is simply not there. */
export interface KeyValueStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  /** Removes every key that starts with the prefix. */
  readonly removeAll: (prefix: string) => void;
}

const userPrefix = 'user:';

/** The key of something that belongs to the signed-in person (a draft, say): it goes when the session does. */
export const userKey = (name: string): string => `${userPrefix}${name}`;

/** Removes everything kept under a `userKey`. */
export function purgeUserStorage(...areas: readonly KeyValueStorage[]): void {
  for (const area of areas) area.removeAll(userPrefix);
}

/** A store in memory, for prerendering and tests. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    removeAll(prefix) {
      for (const key of values.keys()) if (key.startsWith(prefix)) values.delete(key);
    },
  };
}

/** Over `localStorage` or `sessionStorage`; where the browser forbids it, in memory. */
export function webStorage(area: () => Storage): KeyValueStorage {
  let storage: Storage;
  try {
    storage = area();
  } catch {
    return memoryStorage();
  }
  return {
    get: (key) => storage.getItem(key),
    set(key, value) {
      try {
        storage.setItem(key, value);
      } catch {
        // Full: what is kept here can be missed.
      }
    },
    removeAll(prefix) {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    },
  };
}
