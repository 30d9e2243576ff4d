/** A screen of the product with its two addresses, independent of the app's own table. */
export interface Screen {
  name: string;
  /** The paths; `:id` is the id of a match. */
  path: { cs: string; en: string };
  /** The page titles; null where the title is that of the match. */
  title: { cs: string; en: string } | null;
  layout: 'default' | 'login';
  /** Whether the screen needs a session. */
  isGuarded: boolean;
}

const screen = (
  name: string,
  [cs, en]: readonly [cs: string, en: string],
  title: readonly [cs: string, en: string] | null,
  kind: 'default' | 'guarded' | 'login' = 'default',
): Screen => ({
  name,
  path: { cs, en },
  title: title && { cs: title[0], en: title[1] },
  layout: kind === 'login' ? kind : 'default',
  isGuarded: kind === 'guarded',
});

export const screens: readonly Screen[] = [
  screen('Home', ['/', '/en'], ['Zápasy', 'Matches']),
  screen('Login', ['/prihlaseni', '/en/login'], ['Přihlášení', 'Sign in'], 'login'),
  screen('Profile', ['/profil', '/en/profile'], ['Profil', 'Profile'], 'guarded'),
  screen(
    'Profile edit',
    ['/profil/upravit', '/en/profile/edit'],
    ['Úprava profilu', 'Edit profile'],
    'guarded',
  ),
  screen('About us', ['/o-nas', '/en/about-us'], ['O nás', 'About us']),
  screen('Statistics', ['/statistiky', '/en/statistics'], ['Statistiky', 'Statistics'], 'guarded'),
  screen('Detail', ['/detail/:id', '/en/detail/:id'], null, 'guarded'),
  screen('How it works', ['/jak-to-funguje', '/en/how-it-works'], ['Jak to funguje', 'How it works']),
  screen('Registration', ['/registrace', '/en/registration'], ['Registrace', 'Create an account'], 'login'),
  screen(
    'Privacy policy',
    ['/zasady-ochrany-osobnich-udaju', '/en/privacy-policy'],
    ['Zásady ochrany osobních údajů', 'Privacy policy'],
  ),
  screen(
    'Reset password',
    ['/obnoveni-hesla', '/en/reset-password'],
    ['Obnovení hesla', 'Reset password'],
    'login',
  ),
  screen(
    'Forgot password',
    ['/zapomenute-heslo', '/en/forgot-password'],
    ['Zapomenuté heslo', 'Forgotten password'],
    'login',
  ),
  screen(
    'Email verification',
    ['/verifikace-emailu', '/en/verify-email'],
    ['Ověření e-mailu', 'Email verification'],
    'login',
  ),
  screen('Partner', ['/partner/sokol-brno', '/en/partner/sokol-brno'], ['Na shledanou', 'Goodbye']),
];

/** The screens that the build prerenders. */
export const prerenderedScreens = screens.filter(({ name }) =>
  ['Home', 'Login', 'Registration', 'Forgot password', 'About us', 'How it works', 'Privacy policy'].includes(
    name,
  ),
);
