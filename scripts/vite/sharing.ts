import type { Locale } from '../../src/lib/locale.ts';

interface SharingOptions {
  locale: Locale;
  /** Both ready to stand in HTML. */
  title: string;
  description: string;
  /** The origin under which the app is published, or empty. */
  publicOrigin: string;
}

const regions: Record<Locale, string> = { cs: 'cs_CZ', en: 'en_GB' };

/**
 * The manifest of the language, and what a link to the app looks like where it is shared (Open Graph, ogp.me). The app
 * puts the screen's own title and description in their place. A picture must have an absolute address, so there is none
 * while nobody has said where the app is published.
 */
export function sharingTags({ locale, title, description, publicOrigin }: SharingOptions): string {
  const open: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': title,
    'og:locale': regions[locale],
    'og:title': title,
    'og:description': description,
    ...(publicOrigin && {
      'og:image': `${publicOrigin}/icons/share.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
    }),
  };
  return [
    `<link rel="manifest" href="/manifest.${locale}.webmanifest" />`,
    ...Object.entries(open).map(
      ([property, content]) => `<meta property="${property}" content="${content}" />`,
    ),
  ].join('\n    ');
}
