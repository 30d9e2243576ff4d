import type { Locale } from '@/lib/locale';
import { idShape, partnerShape } from './params';
import type { RouteRow } from './route-row';

/**
 * The one route table (spec, section 2): both path sets, typed links, titles, hreflang, guards and the router derive
 * from it. Parameters have the same names in both paths.
 */
export const routeTable = {
  index: {
    path: { cs: '/', en: '/en' },
    title: { cs: 'Zápasy', en: 'Matches' },
    layout: 'default',
    auth: false,
    component: () => import('@/routes/home').then((module) => module.HomeScreen),
    loader: () => import('@/routes/home.loader').then((module) => module.loadHome),
  },
  login: {
    path: { cs: '/prihlaseni', en: '/en/login' },
    title: { cs: 'Přihlášení', en: 'Sign in' },
    layout: 'login',
    auth: false,
    guestOnly: true,
    component: () => import('@/routes/login').then((module) => module.LoginScreen),
  },
  profile: {
    path: { cs: '/profil', en: '/en/profile' },
    title: { cs: 'Profil', en: 'Profile' },
    layout: 'default',
    component: () => import('@/routes/profile').then((module) => module.ProfileScreen),
    loader: () => import('@/routes/profile.loader').then((module) => module.loadProfile),
  },
  profileEdit: {
    path: { cs: '/profil/upravit', en: '/en/profile/edit' },
    title: { cs: 'Úprava profilu', en: 'Edit profile' },
    layout: 'default',
    component: () => import('@/routes/profile-edit').then((module) => module.ProfileEditScreen),
    loader: () => import('@/routes/profile-edit.loader').then((module) => module.loadProfileEdit),
  },
  about: {
    path: { cs: '/o-nas', en: '/en/about-us' },
    title: { cs: 'O nás', en: 'About us' },
    layout: 'default',
    auth: false,
    component: () => import('@/routes/about').then((module) => module.AboutScreen),
  },
  statistics: {
    path: { cs: '/statistiky', en: '/en/statistics' },
    title: { cs: 'Statistiky', en: 'Statistics' },
    layout: 'default',
    component: () => import('@/routes/statistics').then((module) => module.StatisticsScreen),
    loader: () => import('@/routes/statistics.loader').then((module) => module.loadStatistics),
  },
  detail: {
    path: { cs: '/detail/$id', en: '/en/detail/$id' },
    title: { cs: 'Zápas', en: 'Match' },
    layout: 'default',
    params: { id: idShape },
    component: () => import('@/routes/detail').then((module) => module.DetailScreen),
    loader: () => import('@/routes/detail.loader').then((module) => module.loadDetail),
  },
  howItWorks: {
    path: { cs: '/jak-to-funguje', en: '/en/how-it-works' },
    title: { cs: 'Jak to funguje', en: 'How it works' },
    layout: 'default',
    auth: false,
    component: () => import('@/routes/how-it-works').then((module) => module.HowItWorksScreen),
  },
  registration: {
    path: { cs: '/registrace', en: '/en/registration' },
    title: { cs: 'Registrace', en: 'Create an account' },
    layout: 'login',
    auth: false,
    guestOnly: true,
    component: () => import('@/routes/registration').then((module) => module.RegistrationScreen),
  },
  privacyPolicy: {
    path: { cs: '/zasady-ochrany-osobnich-udaju', en: '/en/privacy-policy' },
    title: { cs: 'Zásady ochrany osobních údajů', en: 'Privacy policy' },
    layout: 'default',
    auth: false,
    component: () => import('@/routes/privacy-policy').then((module) => module.PrivacyPolicyScreen),
  },
  resetPassword: {
    path: { cs: '/obnoveni-hesla', en: '/en/reset-password' },
    title: { cs: 'Obnovení hesla', en: 'Reset password' },
    layout: 'login',
    auth: false,
    component: () => import('@/routes/reset-password').then((module) => module.ResetPasswordScreen),
  },
  forgotPassword: {
    path: { cs: '/zapomenute-heslo', en: '/en/forgot-password' },
    title: { cs: 'Zapomenuté heslo', en: 'Forgotten password' },
    layout: 'login',
    auth: false,
    component: () => import('@/routes/forgot-password').then((module) => module.ForgotPasswordScreen),
  },
  verifyEmail: {
    path: { cs: '/verifikace-emailu', en: '/en/verify-email' },
    title: { cs: 'Ověření e-mailu', en: 'Email verification' },
    layout: 'login',
    auth: false,
    component: () => import('@/routes/verify-email').then((module) => module.VerifyEmailScreen),
  },
  partner: {
    path: { cs: '/partner/$partner', en: '/en/partner/$partner' },
    title: { cs: 'Na shledanou', en: 'Goodbye' },
    layout: 'default',
    auth: false,
    params: { partner: partnerShape },
    component: () => import('@/routes/partner').then((module) => module.PartnerScreen),
  },
} as const satisfies Record<string, RouteRow>;

/** The title of the screen for unknown addresses (spec, section 2). */
export const notFoundTitle: Record<Locale, string> = { cs: 'Stránka nenalezena', en: 'Page Not Found' };

export type RouteName = keyof typeof routeTable;

/** The screens that anybody may see. */
export type PublicRouteName = {
  [Name in RouteName]: (typeof routeTable)[Name] extends { auth: false } ? Name : never;
}[RouteName];

type ParamNames<Path extends string> = Path extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never;

/** The names of a screen's path parameters; `never` for a screen without any. */
export type ParamName<Name extends RouteName> = ParamNames<(typeof routeTable)[Name]['path']['cs']>;

/** A screen's path parameters as an address holds them. */
export type RouteParams<Name extends RouteName> = Readonly<Record<ParamName<Name>, string>>;

export const routeNames = Object.keys(routeTable) as RouteName[];

/** One row, by name, in its general type. */
export const rowOf = (name: RouteName): RouteRow => routeTable[name];
