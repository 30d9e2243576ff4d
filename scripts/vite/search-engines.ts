import type { Alternates } from '../../src/routing/href.ts';

/** `robots.txt`: everything may be read but the API; where the app is published, the list of its pages too. */
export const robotsFile = (publicOrigin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...(publicOrigin ? ['', `Sitemap: ${publicOrigin}/sitemap.xml`] : []),
    '',
  ].join('\n');

/** `sitemap.xml` (sitemaps.org): every page with its addresses in both languages. Origins hold nothing that XML reserves. */
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
