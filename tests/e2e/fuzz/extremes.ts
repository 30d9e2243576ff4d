/** Values at the edge of what a contract allows, which no seed would hold. */

/** Texts of which longer ones are made by repeating. */
export const texts: readonly string[] = [
  'M',
  'Příliš žluťoučký kůň úpěl ďábelské ódy. ',
  'Řř',
  '😀',
  // One family of five code points, a flag of two, a letter with many marks.
  '👩‍👩‍👧',
  '🇨🇿',
  'Z̷̢̛͎̦̓́ͅ',
  // Written from right to left, and a mark that turns whatever follows.
  'שלום לכולם ',
  'مباراة كرة القدم ',
  '\u202Eobráceně ',
  '漢字',
  'https://mapy.example/?q=49.2&x=',
  '<img src=x onerror=alert(1)>',
  '{name} {{count|number}} %s $& ',
  'constructor',
  '__proto__',
  ' ',
  '\n',
  '\u200B',
  '\u0000',
  '\uD800',
];

/** Instants with an offset: long ago, far ahead, where clocks are put forward and back, and about now. */
export const instants: readonly string[] = [
  '0001-01-01T00:00:00Z',
  '1883-11-18T12:03:58-05:00',
  '1969-12-31T23:59:59.999Z',
  '2000-02-29T12:00:00+14:00',
  '2026-03-29T02:30:00+01:00',
  '2026-10-25T02:30:00+02:00',
  '2038-01-19T03:14:08Z',
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-12:00',
  ...[-400, -1, 0, 1, 2, 30].map((days) =>
    new Date(Date.UTC(2026, 10, 24, 18) + days * 86_400_000).toISOString(),
  ),
];

export const uris: readonly string[] = [
  'https://pictures.example/a.png',
  `https://pictures.example/${'a'.repeat(2000)}.png`,
  'http://[::1]/a.png',
  'urn:isbn:0451450523',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
];

export const emails: readonly string[] = [
  'a@b.cz',
  `${'m'.repeat(64)}@${'m'.repeat(60)}.example.com`,
  "jana.o'nova+hrajem@example.co.uk",
  '!#$%&*/=?^_`{|}~-@example.com',
];

/** Names of time zones: real ones, and what a browser does not know. */
export const timezones: readonly string[] = [
  'Europe/Prague',
  'Pacific/Chatham',
  'America/Argentina/ComodRivadavia',
  'Etc/GMT+12',
  'UTC',
  'Mars/Olympus_Mons',
  'středoevropský čas',
];
