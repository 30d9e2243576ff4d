import { describe, expect, it } from 'vitest';
import { documentTitle, headOf } from './head';
import { matchAddress } from './rewrite';

const origin = 'https://hrajem.test';

describe('headOf', () => {
  it('follows the address', () => {
    const head = headOf(matchAddress('/prihlaseni'), origin);
    expect(head).toMatchObject({ lang: 'cs', title: 'Přihlášení' });
    expect(head.alternates?.canonical).toBe('https://hrajem.test/prihlaseni');
    expect(headOf(matchAddress('/en/detail/7'), origin).alternates).toEqual({
      canonical: 'https://hrajem.test/en/detail/7',
      links: [
        { hreflang: 'cs', href: 'https://hrajem.test/detail/7' },
        { hreflang: 'en', href: 'https://hrajem.test/en/detail/7' },
        { hreflang: 'x-default', href: 'https://hrajem.test/detail/7' },
      ],
    });
  });

  it('gives unknown addresses a title and no canonical', () => {
    expect(headOf(matchAddress('/en/foo'), origin)).toEqual({
      lang: 'en',
      title: 'Page not found',
      described: 'index',
      alternates: null,
    });
  });

  it('describes what everybody may see by its own words, the rest by those of Home', () => {
    const described = ['/', '/o-nas', '/en/partner/a', '/profil', '/en/detail/7'].map(
      (pathname) => headOf(matchAddress(pathname), origin).described,
    );
    expect(described).toEqual(['index', 'about', 'partner', 'index', 'index']);
  });

  it('adds the product’s name to the document title', () =>
    expect(documentTitle('O nás')).toBe('O nás – Hrajem'));
});
