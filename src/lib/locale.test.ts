import { expect, it } from 'vitest';
import { localeOfPathname } from './locale';

it.each([
  ['/', 'cs'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/foo', 'en'],
  ['/english', 'cs'],
  ['/EN', 'cs'],
  ['/o-nas/en', 'cs'],
])('localeOfPathname reads %s as %s', (pathname, locale) => expect(localeOfPathname(pathname)).toBe(locale));
