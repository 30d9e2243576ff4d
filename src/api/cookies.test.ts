import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentCookies } from './cookies';
import { TokenStorageError } from './problem';
import { fakePage } from './page.harness';

const jar = () =>
  documentCookies(
    fakePage(() => 0),
    false,
  );

describe('the cookie jar', () => {
  it('marks cookies as secure on https only', () => {
    const page = { cookie: '' };
    const write = (secure: boolean): string => {
      try {
        documentCookies(page, secure).set('a', 'b', 60);
      } catch {
        // The plain object keeps the attributes too; only the text written matters here.
      }
      return page.cookie;
    };
    expect(write(true)).toBe('a=b; Max-Age=60; Path=/; SameSite=Lax; Secure');
    expect(write(false)).toBe('a=b; Max-Age=60; Path=/; SameSite=Lax');
  });

  it('gives back what it was given, byte for byte', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }), (value) => {
        const cookies = jar();
        cookies.set('other', 'x', 60);
        cookies.set('token', value, 60);
        expect(cookies.get('token')).toBe(value);
        cookies.remove('token');
        expect(cookies.get('token')).toBeNull();
        expect(cookies.get('other')).toBe('x');
      }),
    );
  });

  it('does not take one name for another', () => {
    const cookies = jar();
    cookies.set('xtoken', '1', 60);
    expect(cookies.get('token')).toBeNull();
  });

  it('refuses what exceeds 4,096 bytes of name and value, also by encoding', () => {
    const cookies = jar();
    cookies.set('token', 'x'.repeat(4091), 60);
    for (const value of ['x'.repeat(4092), 'é'.repeat(1000)]) {
      const set = (): void => cookies.set('token', value, 60);
      expect(set).toThrow(new TokenStorageError('token', 'too_large'));
    }
  });

  it('says so when the browser keeps no cookie', () => {
    const page = {
      get cookie() {
        return '';
      },
      set cookie(_) {
        // As where the person has forbidden them.
      },
    };
    const set = (): void => documentCookies(page, false).set('token', 'x', 60);
    expect(set).toThrow(new TokenStorageError('token', 'not_stored'));
  });
});
