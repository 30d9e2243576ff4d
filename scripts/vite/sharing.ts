import type { Locale } from '../../src/lib/locale.ts';
import type { Alternates } from '../../src/routing/head.ts';

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

const regions: Record<Locale, string> = { cs: 'cs_CZ', en: 'en_GB' };

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
    ['og:locale', regions[locale]],
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
