/** Every screen of the product with its two addresses, written down here and not taken from the app. */
export interface Screen {
  name: string;
  /** `:id` stands for a match. */
  path: { cs: string; en: string };
  /** Null where the title is that of the match. */
  title: { cs: string; en: string } | null;
  layout: 'default' | 'login';
  /** Only for people who are signed in. */
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

/** Those whose page for guests the build has drawn. */
export const drawnScreens = screens.filter(({ name }) =>
  ['Home', 'Login', 'Registration', 'Forgot password', 'About us', 'How it works', 'Privacy policy'].includes(
    name,
  ),
);
