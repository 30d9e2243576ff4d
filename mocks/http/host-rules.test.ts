import { describe, expect, it } from 'vitest';
import { parseHostRules, resolvePath } from './host-rules';

const headersFile = `
# security
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self'; connect-src https://api.example.org:8443
  Cache-Control: no-cache

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
/partner/:slug
  X-Robots-Tag: noindex
  x-robots-tag: nofollow
`;
const redirectsFile = `
/assets/* /not-found.txt 404
/en /en/index.html 200
/en/* /en/index.html 200
/rewritten /en/ 200

# the app
/* /404.html 404
`;
const rules = parseHostRules(headersFile, redirectsFile);
const files = ['/404.html', '/index.html', '/en/index.html', '/about.html'];
const resolve = (pathname: string) => resolvePath(rules, pathname, (file) => files.includes(file));

describe('resolvePath', () => {
  it.each([
    ['/about', '/about.html'],
    ['/about/', '/about.html'],
    ['/en/', '/en/index.html'],
    ['/rewritten', '/en/index.html'],
  ])('finds the file for %s', (pathname, file) => {
    expect(resolve(pathname)).toMatchObject({ status: 200, file });
  });

  it.each([
    ['/assets/gone.js', '/not-found.txt'],
    ['/nowhere', '/404.html'],
  ])('responds to %s with an uncached 404', (pathname, file) => {
    expect(resolve(pathname)).toMatchObject({
      status: 404,
      file,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
  });

  it('combines the headers of all matching rules', () => {
    expect(resolve('/about').headers).toEqual({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'self'; connect-src https://api.example.org:8443",
      'cache-control': 'no-cache',
    });
    expect(resolve('/partner/liga').headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' });
    expect(resolve('/partner/liga/x').headers).not.toHaveProperty('x-robots-tag');
  });
});

describe('parseHostRules', () => {
  it.each([
    ['Cache-Control: no-cache', ''],
    ['/*\n  nonsense', ''],
    ['/*\n  X-Empty:', ''],
    ['', '/a /b'],
    ['', '/a /b 200!'],
    ['', '/a /b 301'],
    ['', '/a/:id /b/:id 200'],
    ['', '/a https://elsewhere.example 200'],
    ['', '/a /b 302 Country=cz'],
    ['', 'nonsense'],
  ])('throws for an unknown rule: %j %j', (invalidHeaders, invalidRedirects) => {
    expect(() => parseHostRules(invalidHeaders, invalidRedirects)).toThrow(
      /^_(headers|redirects): not understood/,
    );
  });
});
