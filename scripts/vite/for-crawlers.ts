import { type Locale, openGraphLocale } from '../../src/lib/locale.ts';
import type { Alternates } from '../../src/routing/head.ts';
import type { StaticHead } from './static-pages.ts';

interface SharingOptions {
  locale: Locale;
  /** This and the next two are escaped for HTML. */
  siteName: string;
  title: string;
  description: string;
  /** The origin under which the app is published, or empty. */
  publicOrigin: string;
  /** The page's own address and those in other languages; null where it serves many addresses, or none is known. */
  alternates: Alternates | null;
}

const property = ([name, content]: readonly [string, string]): string =>
  `<meta property="${name}" content="${content}" />`;

/**
 * The tags for the web manifest of the language, and for previews of the page where its link is shared (Open Graph,
 * ogp.me): their readers run no script. Addresses there must be absolute, so without `publicOrigin` there are none, and
 * no picture.
 */
export function sharingTags(options: SharingOptions): string {
  const { locale, siteName, title, description, publicOrigin, alternates } = options;
  const open: (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:locale', openGraphLocale(locale)],
    ['og:title', title],
    ['og:description', description],
  ];
  if (alternates) open.push(['og:url', alternates.canonical]);
  if (publicOrigin) {
    open.push(
      ['og:image', `${publicOrigin}/icons/share.png`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    );
  }
  return [
    `<link rel="manifest" href="/manifest.${locale}.webmanifest" />`,
    ...(alternates ? addressLinks(alternates) : []),
    ...open.map(property),
    ...(publicOrigin ? ['<meta name="twitter:card" content="summary_large_image" />'] : []),
  ].join('\n    ');
}

/** The links that the app replaces on each navigation (src/app/head/document-head.ts); both must agree. */
const addressLinks = ({ canonical, links }: Alternates): string[] => [
  `<link rel="canonical" href="${canonical}" />`,
  ...links.map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}" />`),
];

/**
 * The JSON-LD of the start page, by which search engines name the site and show its logo (schema.org); other pages have none,
 * nor do builds that do not know their address. It is a block of data, which browsers do not run: the Content-Security-Policy
 * neither asks for its hash nor refuses it. Name and description are plain text, of the product as a whole.
 */
export function structuredData(
  head: StaticHead,
  { siteName, description, publicOrigin }: Pick<SharingOptions, 'siteName' | 'description' | 'publicOrigin'>,
): string[] {
  if (!publicOrigin || head.described !== 'index' || !head.alternates) return [];
  const { canonical } = head.alternates;
  const organization = `${publicOrigin}/#organization`;
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${canonical}#website`,
        name: siteName,
        description,
        url: canonical,
        inLanguage: head.locale,
        publisher: { '@id': organization },
      },
      {
        '@type': 'Organization',
        '@id': organization,
        name: siteName,
        url: `${publicOrigin}/`,
        logo: `${publicOrigin}/icons/icon-512.png`,
      },
    ],
  };
  // `</script>` in a text must not end the block.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return [`<script type="application/ld+json">${json}</script>`];
}

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
