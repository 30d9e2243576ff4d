/** The cookies of the app, which the privacy policy explains in both languages. */
export const cookies = [
  { name: 'access_token', days: 7 },
  { name: 'refresh_token', days: 30 },
  { name: 'locale', days: 365 },
] as const;

type CookieName = (typeof cookies)[number]['name'];

/** `kept`: until the browser's data are cleared; `session`: until signing out; `tab`: until the tab is closed. */
type Stay = 'kept' | 'session' | 'tab';

/** The keys in `localStorage` and `sessionStorage`; a key that ends in `:` is followed by the id of a match. */
export const storedItems = [
  { key: 'theme', stay: 'kept' },
  { key: 'browser_notifications', stay: 'kept' },
  { key: 'calendar_reminders', stay: 'kept' },
  { key: 'clock_skew', stay: 'kept' },
  { key: 'refresh_attempts', stay: 'kept' },
  { key: 'way_back', stay: 'kept' },
  { key: 'user:seen_matches', stay: 'session' },
  { key: 'user:remembered_matches', stay: 'session' },
  { key: 'user:chat-draft:', stay: 'session' },
  { key: 'user:chat-backoff', stay: 'session' },
  { key: 'kept_for', stay: 'session' },
  { key: 'keep_on_device', stay: 'kept' },
  { key: 'reload_guard', stay: 'tab' },
  { key: 'update_taken', stay: 'tab' },
  { key: 'mail_sent', stay: 'tab' },
  { key: 'places', stay: 'tab' },
  { key: 'tsr-scroll-restoration-v1_3', stay: 'tab' },
] as const satisfies readonly { key: string; stay: Stay }[];

/** The IndexedDB databases; `days`: the maximal age of their data, null: until it is sent. Signing out empties them. */
export const storedDatabases = [
  { name: 'hrajem-kept', days: 14 },
  { name: 'hrajem-outbox', days: null },
] as const;

type DatabaseName = (typeof storedDatabases)[number]['name'];

type StoredKey = (typeof storedItems)[number]['key'];

/** The texts about stored items in one language; an item without a text is a type error. */
export interface StoredTexts {
  cookieColumns: readonly [name: string, purpose: string, duration: string];
  cookies: Readonly<Record<CookieName, string>>;
  cookieStay: (days: number) => string;
  columns: readonly [name: string, purpose: string];
  items: Readonly<Record<StoredKey, string>>;
  databases: Readonly<Record<DatabaseName, string>>;
  databaseStay: (days: number | null) => string;
  stays: Readonly<Record<Stay, string>>;
}
