import { expect, test } from 'vitest';
import type { Locale } from '@/lib/locale';
import { publicPathname, routeNames, rowOf } from '@/routing/rows';
import { isGuarded } from '@/routing/table';
import { screens } from './e2e/support/addresses.ts';

test('the app has exactly the addresses that the product names', () => {
  const appScreens = routeNames.map((name) => {
    const row = rowOf(name);
    const path = (locale: Locale) => publicPathname(name, locale, { id: ':id', partner: 'sokol-brno' });
    return {
      path: { cs: path('cs'), en: path('en') },
      layout: row.layout ?? 'default',
      isGuarded: isGuarded(row),
    };
  });
  const comparePaths = (left: { path: { cs: string } }, right: { path: { cs: string } }) =>
    left.path.cs < right.path.cs ? -1 : 1;
  expect(appScreens.toSorted(comparePaths)).toEqual(
    screens
      .map(({ path, layout, isGuarded: guarded }) => ({ path, layout, isGuarded: guarded }))
      .toSorted(comparePaths),
  );
});
