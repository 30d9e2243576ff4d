import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/locale';
import { isGuarded, type RouteRow } from './row';
import { routeNames, type RouteParams, rowOf } from './rows';

const parametersOf = (path: string): string[] => path.match(/(?<=\$)\w+/g) ?? [];

describe('route table', () => {
  it('holds exactly these 28 addresses', () => {
    expect(routeNames.map((name) => [name, rowOf(name).path.cs, rowOf(name).path.en].join(' '))).toEqual([
      'index / /en',
      'login /prihlaseni /en/login',
      'profile /profil /en/profile',
      'profileEdit /profil/upravit /en/profile/edit',
      'about /o-nas /en/about-us',
      'statistics /statistiky /en/statistics',
      'detail /detail/$id /en/detail/$id',
      'howItWorks /jak-to-funguje /en/how-it-works',
      'registration /registrace /en/registration',
      'privacyPolicy /zasady-ochrany-osobnich-udaju /en/privacy-policy',
      'resetPassword /obnoveni-hesla /en/reset-password',
      'forgotPassword /zapomenute-heslo /en/forgot-password',
      'verifyEmail /verifikace-emailu /en/verify-email',
      'partner /partner/$partner /en/partner/$partner',
    ]);
  });

  it('reserves profile, profile edit, statistics and detail for signed-in people', () => {
    const guarded = routeNames.filter((name) => isGuarded(rowOf(name)));
    expect(guarded).toEqual(['profile', 'profileEdit', 'statistics', 'detail']);
  });

  it('puts the screens for signing in into the login layout', () => {
    const login = routeNames.filter((name) => rowOf(name).layout === 'login');
    expect(login).toEqual(['login', 'registration', 'resetPassword', 'forgotPassword', 'verifyEmail']);
  });

  it.each(routeNames)('has the same, shaped parameters in both paths of %s', (name) => {
    const { path, params = {} } = rowOf(name);
    expect(parametersOf(path.cs)).toEqual(Object.keys(params));
    expect(parametersOf(path.en)).toEqual(Object.keys(params));
  });

  it('has no address and no title twice in one language', () => {
    for (const locale of locales) {
      const rows = routeNames.map(rowOf);
      expect(new Set(rows.map((row) => row.path[locale])).size).toBe(rows.length);
      expect(new Set(rows.map((row) => row.title[locale])).size).toBe(rows.length);
    }
  });
});

describe('parameter shapes', () => {
  const parse = (name: 'detail' | 'partner', value: string) =>
    Object.values(rowOf(name).params ?? {})[0]?.(value);

  it.each(['1', '7', '2147483647'])('takes %s for an id', (id) =>
    expect(parse('detail', id)).toBe(Number(id)),
  );

  it.each(['', '0', '01', '-1', '1.0', '1e3', ' 7', '7\n', '2147483648', '9999999999', '12345678901', '٧'])(
    'does not take %j for an id',
    (id) => expect(parse('detail', id)).toBeNull(),
  );

  it.each(['a', 'sokol-brno', '0', 'x'.repeat(40)])('takes %s for a partner', (partner) =>
    expect(parse('partner', partner)).toBe(partner),
  );

  it.each(['', 'Sokol', 'a b', 'a/b', 'a\n', 'š', 'x'.repeat(41)])(
    'does not take %j for a partner',
    (partner) => expect(parse('partner', partner)).toBeNull(),
  );
});

/** Checked by the compiler: each unused directive is an error. */
export const rowsThatDoNotCompile = (): RouteRow[] => [
  { path: { cs: '/a', en: '/en/a' }, title: { cs: 'A', en: 'A' }, layout: 'default' },
  // @ts-expect-error the English path is missing
  { path: { cs: '/a' }, title: { cs: 'A', en: 'A' }, layout: 'default' },
  // @ts-expect-error the English path has no prefix
  { path: { cs: '/a', en: '/a' }, title: { cs: 'A', en: 'A' }, layout: 'default' },
  // @ts-expect-error the English title is missing
  { path: { cs: '/a', en: '/en/a' }, title: { cs: 'A' }, layout: 'default' },
  // @ts-expect-error the layout is missing
  { path: { cs: '/a', en: '/en/a' }, title: { cs: 'A', en: 'A' } },
  // @ts-expect-error there is no such layout
  { path: { cs: '/a', en: '/en/a' }, title: { cs: 'A', en: 'A' }, layout: 'wide' },
];

export const loginHasNone: RouteParams<'login'> = {};
export const idIsANumber: RouteParams<'detail'> = { id: 7 };
