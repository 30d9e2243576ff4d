import { expect, it } from 'vitest';
import { headOf } from './head';
import { matchAddress } from './rewrite';

const origin = 'https://hrajem.test';

it('headOf describes what everybody may see by its own words, the rest by those of Home', () => {
  const described = ['/', '/o-nas', '/en/partner/a', '/profil', '/en/detail/7'].map(
    (pathname) => headOf(matchAddress(pathname), origin).descriptionRoute,
  );
  expect(described).toEqual(['index', 'about', 'partner', 'index', 'index']);
});
