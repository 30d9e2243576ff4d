import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../../scripts/vite/pages/static-pages';
import { isFileOrApi, pageForPath } from './page-for-path';

const build = { pages: pageAddresses() };

describe('the page file', () => {
  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/en/', '/en'],
    ['/o-nas', '/o-nas'],
    ['/EN//about%2Dus', '/en/about-us'],
    ['/detail/17', '/app/detail/'],
    ['/profil/upravit', '/app/profileEdit/'],
    ['/en/partner/sokol-brno', '/en/app/partner/'],
  ])('of %s is %s', (pathname, page) => {
    expect(pageForPath(build, pathname)).toBe(page);
  });

  it.each(['/nikde', '/detail', '/detail/', '/detail/1/2', '/about-us', '/en/o-nas'])(
    'does not exist for an address outside of the route table: %s',
    (pathname) => {
      expect(pageForPath(build, pathname)).toBeNull();
    },
  );
});

it('recognizes paths of files and the API', () => {
  for (const pathname of ['/api/match/7/', '/robots.txt', '/sw.js', '/icons/share.png'])
    expect(isFileOrApi(pathname), pathname).toBe(true);
  for (const pathname of ['/', '/en/about-us', '/detail/7', '/apina'])
    expect(isFileOrApi(pathname)).toBe(false);
});
