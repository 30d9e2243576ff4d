import { getIfAllowed } from '@/lib/browser';

/** A text storage that never throws: a value that cannot be stored stays in memory until the page closes. */
export interface KeyValueStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: (prefix: string) => readonly string[];
  readonly removeAll: (prefix: string) => void;
}

const userPrefix = 'user:';

/** The key of data of the signed-in person, for example a draft; it is removed with the session. */
export const userKey = (name: string): string => `${userPrefix}${name}`;

export const purgeUserStorage = (storage: KeyValueStorage): void => storage.removeAll(userPrefix);

/** A storage in memory, for prerender and tests. */
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

/** Replaces every storage that the browser refuses; it is shared so that a purge reaches all values. */
const fallbackStorage = /*#__PURE__*/ memoryStorage();

/** The values that a full storage had no room for. */
const overflowByStorage = new WeakMap<Storage, Map<string, string>>();

/** A storage over `localStorage` or `sessionStorage`; where the browser forbids such a storage, values stay in memory. */
export function webStorage(getStorage: () => Storage): KeyValueStorage {
  const storage = getIfAllowed(getStorage);
  if (!storage) return fallbackStorage;
  const overflow = overflowByStorage.get(storage) ?? new Map<string, string>();
  overflowByStorage.set(storage, overflow);
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

/** The storage of the device, shared by all tabs. */
export const deviceStorage = (): KeyValueStorage => webStorage(() => localStorage);
