/** A screen of the product with its two addresses, independent of the app's own table. */
export interface Screen {
  /** The paths; `:id` is the id of a match. */
  path: { cs: string; en: string };
  /** The page titles; null where the title is that of the match. */
  title: { cs: string; en: string } | null;
  layout: 'default' | 'login';
  isGuarded: boolean;
}

const screen = (
  [cs, en]: readonly [cs: string, en: string],
  title: readonly [cs: string, en: string] | null,
  kind: 'default' | 'guarded' | 'login' = 'default',
): Screen => ({
  path: { cs, en },
  title: title && { cs: title[0], en: title[1] },
  layout: kind === 'login' ? kind : 'default',
  isGuarded: kind === 'guarded',
});

export const screens: readonly Screen[] = [
  screen(['/', '/en'], ['Zápasy', 'Matches']),
  screen(['/prihlaseni', '/en/login'], ['Přihlášení', 'Sign in'], 'login'),
  screen(['/profil', '/en/profile'], ['Profil', 'Profile'], 'guarded'),
  screen(['/profil/upravit', '/en/profile/edit'], ['Úprava profilu', 'Edit profile'], 'guarded'),
  screen(['/o-nas', '/en/about-us'], ['O nás', 'About us']),
  screen(['/statistiky', '/en/statistics'], ['Statistiky', 'Statistics'], 'guarded'),
  screen(['/detail/:id', '/en/detail/:id'], null, 'guarded'),
  screen(['/jak-to-funguje', '/en/how-it-works'], ['Jak to funguje', 'How it works']),
  screen(['/registrace', '/en/registration'], ['Registrace', 'Create an account'], 'login'),
  screen(
    ['/zasady-ochrany-osobnich-udaju', '/en/privacy-policy'],
    ['Zásady ochrany osobních údajů', 'Privacy policy'],
  ),
  screen(['/obnoveni-hesla', '/en/reset-password'], ['Obnovení hesla', 'Reset password'], 'login'),
  screen(['/zapomenute-heslo', '/en/forgot-password'], ['Zapomenuté heslo', 'Forgotten password'], 'login'),
  screen(['/verifikace-emailu', '/en/verify-email'], ['Ověření e-mailu', 'Email verification'], 'login'),
  screen(['/partner/sokol-brno', '/en/partner/sokol-brno'], ['Na shledanou', 'Goodbye']),
];

/** The screens that the build prerenders. */
export const prerenderedScreens = screens.filter(
  ({ path: { en }, isGuarded }) => !isGuarded && !/reset-password|verify-email|partner/.test(en),
);
