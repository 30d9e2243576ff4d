/** What the app keeps in the browser; the privacy policy has words for each in both languages. */
export const cookies = [
  { name: 'access_token', days: 7 },
  { name: 'refresh_token', days: 30 },
  { name: 'locale', days: 365 },
] as const;

type CookieName = (typeof cookies)[number]['name'];

/** When a stored item goes: with the browser's data, when signing out, or when the tab is closed. */
type Stay = 'kept' | 'session' | 'tab';

/** What stands in `localStorage` and `sessionStorage`. A key that ends in `:` has the number of a match behind it. */
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

/** The databases (IndexedDB), and for how many days something stays there at most, or until it is sent (null); what is in them goes when signing out. */
export const storedDatabases = [
  { name: 'hrajem-kept', days: 14 },
  { name: 'hrajem-outbox', days: null },
] as const;

type DatabaseName = (typeof storedDatabases)[number]['name'];

type StoredKey = (typeof storedItems)[number]['key'];

/** What is said in one language of what stands in the browser: each item needs words, or it does not compile. */
export interface StoredWords {
  cookieColumns: readonly [name: string, purpose: string, duration: string];
  cookies: Readonly<Record<CookieName, string>>;
  cookieStay: (days: number) => string;
  columns: readonly [name: string, purpose: string];
  items: Readonly<Record<StoredKey, string>>;
  databases: Readonly<Record<DatabaseName, string>>;
  /** How long something stays in a database at most; null: until it is sent. */
  databaseStay: (days: number | null) => string;
  stays: Readonly<Record<Stay, string>>;
}
