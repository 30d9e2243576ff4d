import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/locale';
import { matchAddress } from './address/rewrite';
import { headOf } from './head';
import { routeNames, rowOf, targetOf } from './rows';

const findParameterNames = (path: string): string[] => path.match(/(?<=\$)\w+/g) ?? [];

describe('route table', () => {
  it.each(routeNames)('has the same parameters in both paths of %s, each with a parser', (name) => {
    const { path, params = {} } = rowOf(name);
    expect(findParameterNames(path.cs)).toEqual(Object.keys(params));
    expect(findParameterNames(path.en)).toEqual(Object.keys(params));
  });

  it('has unique paths and titles in each language', () => {
    for (const locale of locales) {
      const rows = routeNames.map(rowOf);
      expect(new Set(rows.map((row) => row.path[locale])).size).toBe(rows.length);
      expect(new Set(rows.map((row) => row.title[locale])).size).toBe(rows.length);
    }
  });
});

describe('parameter shapes', () => {
  const parseParam = (name: 'detail' | 'partner', value: string) =>
    Object.values(rowOf(name).params ?? {})[0]?.(value);

  it.each(['1', '7', '2147483647'])('accepts the id %s', (id) =>
    expect(parseParam('detail', id)).toBe(Number(id)),
  );

  it.each(['', '0', '01', '-1', '1.0', '1e3', ' 7', '7\n', '2147483648', '9999999999', '12345678901', '٧'])(
    'rejects the id %j',
    (id) => expect(parseParam('detail', id)).toBeNull(),
  );

  it.each(['a', 'sokol-brno', '0', 'x'.repeat(40)])('accepts the partner %s', (partner) =>
    expect(parseParam('partner', partner)).toBe(partner),
  );

  it.each(['', 'Sokol', 'a b', 'a/b', 'a\n', 'š', 'x'.repeat(41)])('rejects the partner %j', (partner) =>
    expect(parseParam('partner', partner)).toBeNull(),
  );
});

it('targetOf returns the router’s target, without unset query values', () => {
  expect(targetOf('detail', { locale: 'en', params: { id: 7 }, hash: 'chat' })).toMatchObject({
    to: '/$locale/detail/$id',
    params: { locale: 'en', id: 7 },
    hash: 'chat',
  });
  const { to, params, search } = targetOf('index', {
    search: { sport: 'football', city: undefined, next: null },
  });
  expect([to, params, { ...search }]).toEqual(['/$locale', {}, { sport: 'football' }]);
});

it('headOf uses the description of a public screen, and the description of Home for other screens', () => {
  const descriptionRoutes = ['/', '/o-nas', '/en/partner/a', '/profil', '/en/detail/7'].map(
    (pathname) => headOf(matchAddress(pathname), 'https://hrajem.test').descriptionRoute,
  );
  expect(descriptionRoutes).toEqual(['index', 'about', 'partner', 'index', 'index']);
});
