import type { Locale } from '@/lib/locale';

/** Parses a path segment; null if it is malformed. `String(value)` must give the segment again. */
export type ParamShape<Value extends string | number> = (segment: string) => Value | null;

/** Parses the contract's ids: 1 to 2^31 - 1, without leading zeros. */
export const parseId: ParamShape<number> = (segment) =>
  /^[1-9][0-9]{0,9}$/.test(segment) && Number(segment) <= 2 ** 31 - 1 ? Number(segment) : null;

const parseSlug: ParamShape<string> = (segment) => (/^[a-z0-9-]{1,40}$/.test(segment) ? segment : null);

export interface RouteRow {
  /** The public address in each language; `$name` is a parameter. */
  path: { cs: `/${string}`; en: '/en' | `/en/${string}` };
  title: Record<Locale, string>;
  /** The layout; `default` if absent. */
  layout?: 'login';
  /** Whether the screen needs a session; true by default. */
  auth?: boolean;
  /** Whether a person with a session is redirected to `next` or Home. */
  guestOnly?: boolean;
  /** Whether e-mailed links with secrets open this screen. */
  fromMail?: boolean;
  /** The hashes of sections with queries of their own. */
  sections?: readonly string[];
  /** The parser of each `$name` of the path. */
  params?: Readonly<Record<string, ParamShape<string | number>>>;
  /** The screen to show for a malformed parameter; by default the 404 screen. */
  fallback?: 'index';
  /** The query keys that links to the screen may set. */
  search?: readonly string[];
}

export const isGuarded = (row: Pick<RouteRow, 'auth'>): boolean => row.auth !== false;

/** The route table, from which paths, links, titles, hreflang and guards derive. */
export const routeTable = {
  index: {
    path: { cs: '/', en: '/en' },
    title: { cs: 'Zápasy', en: 'Matches' },
    auth: false,
  },
  login: {
    path: { cs: '/prihlaseni', en: '/en/login' },
    title: { cs: 'Přihlášení', en: 'Sign in' },
    layout: 'login',
    auth: false,
    guestOnly: true,
    search: ['next'],
  },
  profile: {
    path: { cs: '/profil', en: '/en/profile' },
    title: { cs: 'Profil', en: 'Profile' },
  },
  profileEdit: {
    path: { cs: '/profil/upravit', en: '/en/profile/edit' },
    title: { cs: 'Úprava profilu', en: 'Edit profile' },
  },
  about: {
    path: { cs: '/o-nas', en: '/en/about-us' },
    title: { cs: 'O nás', en: 'About us' },
    auth: false,
  },
  statistics: {
    path: { cs: '/statistiky', en: '/en/statistics' },
    title: { cs: 'Statistiky', en: 'Statistics' },
  },
  detail: {
    path: { cs: '/detail/$id', en: '/en/detail/$id' },
    title: { cs: 'Zápas', en: 'Match' },
    sections: ['chat'],
    params: { id: parseId },
  },
  howItWorks: {
    path: { cs: '/jak-to-funguje', en: '/en/how-it-works' },
    title: { cs: 'Jak to funguje', en: 'How it works' },
    auth: false,
  },
  registration: {
    path: { cs: '/registrace', en: '/en/registration' },
    title: { cs: 'Registrace', en: 'Create an account' },
    layout: 'login',
    auth: false,
    guestOnly: true,
    search: ['next'],
  },
  privacyPolicy: {
    path: { cs: '/zasady-ochrany-osobnich-udaju', en: '/en/privacy-policy' },
    title: { cs: 'Zásady ochrany osobních údajů', en: 'Privacy policy' },
    auth: false,
  },
  resetPassword: {
    path: { cs: '/obnoveni-hesla', en: '/en/reset-password' },
    title: { cs: 'Obnovení hesla', en: 'Reset password' },
    layout: 'login',
    auth: false,
    fromMail: true,
  },
  forgotPassword: {
    path: { cs: '/zapomenute-heslo', en: '/en/forgot-password' },
    title: { cs: 'Zapomenuté heslo', en: 'Forgotten password' },
    layout: 'login',
    auth: false,
  },
  verifyEmail: {
    path: { cs: '/verifikace-emailu', en: '/en/verify-email' },
    title: { cs: 'Ověření e-mailu', en: 'Email verification' },
    layout: 'login',
    auth: false,
    fromMail: true,
  },
  partner: {
    path: { cs: '/partner/$partner', en: '/en/partner/$partner' },
    title: { cs: 'Na shledanou', en: 'Goodbye' },
    auth: false,
    params: { partner: parseSlug },
    fallback: 'index',
  },
} as const satisfies Record<string, RouteRow>;

export const notFoundTitle: Record<Locale, string> = { cs: 'Stránka nenalezena', en: 'Page not found' };

export type RouteName = keyof typeof routeTable;

export type PublicRouteName = {
  [Name in RouteName]: (typeof routeTable)[Name] extends { auth: false } ? Name : never;
}[RouteName];
