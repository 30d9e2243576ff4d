import { type Locale, openGraphLocale } from '../../../src/lib/locale.ts';
import type { Alternates } from '../../../src/routing/head.ts';
import type { StaticHead } from './static-pages.ts';

interface SharingOptions {
  locale: Locale;
  /** `siteName`, `title` and `description` are escaped for HTML. */
  siteName: string;
  title: string;
  description: string;
  /** The origin under which the app is published, or empty. */
  publicOrigin: string;
  /** The page's addresses in all languages; null when it serves many addresses, or the origin is unknown. */
  alternates: Alternates | null;
}

const metaTag = ([name, content]: readonly [string, string]): string =>
  `<meta property="${name}" content="${content}" />`;

/** The tags of the web manifest and of link previews (ogp.me); addresses and picture need `publicOrigin`, because they must be absolute. */
export function sharingTags(options: SharingOptions): string {
  const { locale, siteName, title, description, publicOrigin, alternates } = options;
  const properties: (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:locale', openGraphLocale(locale)],
    ['og:title', title],
    ['og:description', description],
  ];
  if (alternates) properties.push(['og:url', alternates.canonical]);
  if (publicOrigin) {
    properties.push(
      ['og:image', `${publicOrigin}/icons/share.png`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    );
  }
  return [
    `<link rel="manifest" href="/manifest.${locale}.webmanifest" crossorigin="use-credentials" />`,
    ...(alternates ? addressLinks(alternates) : []),
    ...properties.map(metaTag),
    ...(publicOrigin ? ['<meta name="twitter:card" content="summary_large_image" />'] : []),
  ].join('\n    ');
}

/** The app replaces these links on each navigation, so they must agree with its own links (src/app/head/announcer.tsx). */
const addressLinks = ({ canonical, links }: Alternates): string[] => [
  `<link rel="canonical" href="${canonical}" />`,
  ...links.map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}" />`),
];

/**
 * The JSON-LD of the start page, from which search engines take the site's name and logo (schema.org); empty for other pages and
 * without `publicOrigin`. Name and description are plain text.
 */
export function structuredData(
  head: StaticHead,
  { siteName, description, publicOrigin }: Pick<SharingOptions, 'siteName' | 'description' | 'publicOrigin'>,
): string[] {
  if (!publicOrigin || head.descriptionRoute !== 'index' || !head.alternates) return [];
  const { canonical } = head.alternates;
  const organizationId = `${publicOrigin}/#organization`;
  const jsonLd = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${canonical}#website`,
        name: siteName,
        description,
        url: canonical,
        inLanguage: head.locale,
        publisher: { '@id': organizationId },
      },
      {
        '@type': 'Organization',
        '@id': organizationId,
        name: siteName,
        url: `${publicOrigin}/`,
        logo: `${publicOrigin}/icons/icon-512.png`,
      },
    ],
  };
  // `</script>` in a text must not end the block.
  const json = JSON.stringify(jsonLd).replaceAll('<', String.raw`\u003c`);
  return [`<script type="application/ld+json">${json}</script>`];
}

/** The file `robots.txt`: crawlers may read all but the API. It names the sitemap when the app's origin is known. */
export const robotsFile = (publicOrigin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...(publicOrigin ? ['', `Sitemap: ${publicOrigin}/sitemap.xml`] : []),
    '',
  ].join('\n');

/** The file `sitemap.xml` (sitemaps.org): every page with its addresses in both languages. The addresses need no XML escaping. */
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
