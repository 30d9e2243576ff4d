import { expect, it } from 'vitest';
import { headOf } from './head';
import { matchAddress } from './rewrite';

const origin = 'https://hrajem.test';

it('headOf uses the description of a public screen, and of Home for the others', () => {
  const descriptionRoutes = ['/', '/o-nas', '/en/partner/a', '/profil', '/en/detail/7'].map(
    (pathname) => headOf(matchAddress(pathname), origin).descriptionRoute,
  );
  expect(descriptionRoutes).toEqual(['index', 'about', 'partner', 'index', 'index']);
});
