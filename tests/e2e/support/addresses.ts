/** Every screen of the product with its two addresses (spec, section 2), written down here and not taken from the app. */
export interface Screen {
  name: string;
  /** `:id` stands for a match. */
  path: { cs: string; en: string };
  /** Null where the title is that of the match. */
  title: { cs: string; en: string } | null;
  layout: 'default' | 'login';
  /** Only for people who are signed in. */
  isGuarded?: boolean;
}

export const screens: readonly Screen[] = [
  { name: 'Home', path: { cs: '/', en: '/en' }, title: { cs: 'Zápasy', en: 'Matches' }, layout: 'default' },
  {
    name: 'Login',
    path: { cs: '/prihlaseni', en: '/en/login' },
    title: { cs: 'Přihlášení', en: 'Sign in' },
    layout: 'login',
  },
  {
    name: 'Profile',
    path: { cs: '/profil', en: '/en/profile' },
    title: { cs: 'Profil', en: 'Profile' },
    layout: 'default',
    isGuarded: true,
  },
  {
    name: 'Profile edit',
    path: { cs: '/profil/upravit', en: '/en/profile/edit' },
    title: { cs: 'Úprava profilu', en: 'Edit profile' },
    layout: 'default',
    isGuarded: true,
  },
  {
    name: 'About us',
    path: { cs: '/o-nas', en: '/en/about-us' },
    title: { cs: 'O nás', en: 'About us' },
    layout: 'default',
  },
  {
    name: 'Statistics',
    path: { cs: '/statistiky', en: '/en/statistics' },
    title: { cs: 'Statistiky', en: 'Statistics' },
    layout: 'default',
    isGuarded: true,
  },
  {
    name: 'Detail',
    path: { cs: '/detail/:id', en: '/en/detail/:id' },
    title: null,
    layout: 'default',
    isGuarded: true,
  },
  {
    name: 'How it works',
    path: { cs: '/jak-to-funguje', en: '/en/how-it-works' },
    title: { cs: 'Jak to funguje', en: 'How it works' },
    layout: 'default',
  },
  {
    name: 'Registration',
    path: { cs: '/registrace', en: '/en/registration' },
    title: { cs: 'Registrace', en: 'Create an account' },
    layout: 'login',
  },
  {
    name: 'Privacy policy',
    path: { cs: '/zasady-ochrany-osobnich-udaju', en: '/en/privacy-policy' },
    title: { cs: 'Zásady ochrany osobních údajů', en: 'Privacy policy' },
    layout: 'default',
  },
  {
    name: 'Reset password',
    path: { cs: '/obnoveni-hesla', en: '/en/reset-password' },
    title: { cs: 'Obnovení hesla', en: 'Reset password' },
    layout: 'login',
  },
  {
    name: 'Forgot password',
    path: { cs: '/zapomenute-heslo', en: '/en/forgot-password' },
    title: { cs: 'Zapomenuté heslo', en: 'Forgotten password' },
    layout: 'login',
  },
  {
    name: 'Email verification',
    path: { cs: '/verifikace-emailu', en: '/en/verify-email' },
    title: { cs: 'Ověření e-mailu', en: 'Email verification' },
    layout: 'login',
  },
  {
    name: 'Partner',
    path: { cs: '/partner/sokol-brno', en: '/en/partner/sokol-brno' },
    title: { cs: 'Na shledanou', en: 'Goodbye' },
    layout: 'default',
  },
];
