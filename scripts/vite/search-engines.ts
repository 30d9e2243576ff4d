import type { Alternates } from '../../src/routing/head.ts';

/** The file `robots.txt`: all but the API may be read; names the sitemap when the origin of the app is known. */
export const robotsFile = (publicOrigin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...(publicOrigin ? ['', `Sitemap: ${publicOrigin}/sitemap.xml`] : []),
    '',
  ].join('\n');

/** The file `sitemap.xml` (sitemaps.org): every page with its addresses in both languages. No address needs escaping in XML. */
export const sitemapFile = (pages: readonly Alternates[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(({ canonical, links }) => [
      '  <url>',
      `    <loc>${canonical}</loc>`,
      ...links.map(
        ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}" />`,
      ),
      '  </url>',
    ]),
    '</urlset>',
    '',
  ].join('\n');
