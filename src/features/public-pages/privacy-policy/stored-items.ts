/** What the app keeps in the browser; the privacy policy has words for each in both languages. */
export const cookies = [
  { name: 'access_token', days: 7 },
  { name: 'refresh_token', days: 30 },
  { name: 'locale', days: 365 },
] as const;

export type CookieName = (typeof cookies)[number]['name'];
