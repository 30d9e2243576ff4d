import { getIfAllowed } from '@/lib/browser/browser';

/** A text storage that never throws: a value that cannot be stored stays in memory until the page closes. */
export interface KeyValueStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: (prefix: string) => readonly string[];
}

const userPrefix = 'user:';

/** The key of data of the signed-in person, for example a draft; it is removed with the session. */
export const userKey = (name: string): string => `${userPrefix}${name}`;

const visitorPrefix = 'visitor:';

/** The key of data of a person who has not signed in, for example a registration; it outlives a reload, and is removed when a session ends. */
export const visitorKey = (name: string): string => `${visitorPrefix}${name}`;

const createPurge =
  (prefix: string) =>
  ({ keys, remove }: KeyValueStorage): void =>
    keys(prefix).forEach((key) => remove(key));

export const purgeUserStorage = createPurge(userPrefix);
export const purgeVisitorStorage = createPurge(visitorPrefix);

/** The keys of former builds that nobody reads any more, in both storages. */
const formerKeys = ['install_offered', 'user:joins', 'update-taken'];

export const removeFormerItems = ({ remove }: KeyValueStorage): void =>
  formerKeys.forEach((key) => remove(key));

/** A storage in memory, for prerender and tests. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
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
    remove(key) {
      overflow.delete(key);
      storage.removeItem(key);
    },
    keys: (prefix) =>
      [...new Set([...Object.keys(storage), ...overflow.keys()])].filter((key) => key.startsWith(prefix)),
  };
}

export const deviceStorage = (): KeyValueStorage => webStorage(() => localStorage);
