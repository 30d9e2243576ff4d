/** The cookies of the app with their maximal age in days; the privacy policy explains them in both languages. */
export const cookies = [
  { name: 'access_token', days: 7 },
  { name: 'refresh_token', days: 30 },
  { name: 'session_name', days: 30 },
  { name: 'locale', days: 365 },
] as const;

/** `kept`: until the browser's data are cleared; `session`: until signing out; `tab`: until the tab is closed. */
type Duration = 'kept' | 'session' | 'tab';

/** The keys in `localStorage` and `sessionStorage`; a key that ends in `:` is followed by the id of a match. */
export const storageKeys = [
  { key: 'theme', duration: 'kept' },
  { key: 'browser_notifications', duration: 'kept' },
  { key: 'calendar_reminders', duration: 'kept' },
  { key: 'clock_skew', duration: 'kept' },
  { key: 'refresh_attempts', duration: 'kept' },
  { key: 'way_back', duration: 'kept' },
  { key: 'registered_username', duration: 'kept' },
  { key: 'user:seen_matches', duration: 'session' },
  { key: 'user:list_space', duration: 'session' },
  { key: 'user:asked_for_city', duration: 'session' },
  { key: 'user:remembered_matches', duration: 'session' },
  { key: 'user:calendar_matches', duration: 'session' },
  { key: 'user:chat-draft:', duration: 'session' },
  { key: 'user:chat-backoff', duration: 'session' },
  { key: 'kept_for', duration: 'session' },
  { key: 'keep_on_device', duration: 'kept' },
  { key: 'reload_guard', duration: 'tab' },
  { key: 'update_taken', duration: 'tab' },
  { key: 'mail_sent', duration: 'tab' },
  { key: 'visitor:registration', duration: 'tab' },
  { key: 'places', duration: 'tab' },
  { key: 'tsr-scroll-restoration-v1_3', duration: 'tab' },
] as const satisfies readonly { key: string; duration: Duration }[];

/** The IndexedDB databases; `days`: the maximal age of their data; null when the data stay until they are sent. Signing out empties them. */
export const storedDatabases = [
  { name: 'hrajem-kept', days: 14 },
  { name: 'hrajem-outbox', days: null },
] as const;

/** The texts about stored items in one language; an item without a text is a type error. */
export interface StoredItemTexts {
  cookieColumns: readonly [name: string, purpose: string, duration: string];
  cookies: Readonly<Record<(typeof cookies)[number]['name'], string>>;
  cookieDuration: (days: number) => string;
  storageColumns: readonly [name: string, purpose: string];
  storageItems: Readonly<Record<(typeof storageKeys)[number]['key'], string>>;
  databases: Readonly<Record<(typeof storedDatabases)[number]['name'], string>>;
  databaseDuration: (days: number | null) => string;
  durations: Readonly<Record<Duration, string>>;
}
