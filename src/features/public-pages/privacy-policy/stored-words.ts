import type { CookieName, DatabaseName, Stay, StoredKey } from './stored-items';

/** What is said in one language of what stands in the browser: each item needs words, or it does not compile. */
export interface StoredWords {
  cookieColumns: readonly [name: string, purpose: string, duration: string];
  cookies: Readonly<Record<CookieName, string>>;
  /** How long a cookie stays at most. */
  cookieStay: (days: number) => string;
  columns: readonly [name: string, purpose: string];
  items: Readonly<Record<StoredKey, string>>;
  databases: Readonly<Record<DatabaseName, string>>;
  /** How long something stays in a database at most; null: until it is sent. */
  databaseStay: (days: number | null) => string;
  stays: Readonly<Record<Stay, string>>;
}
