import type { StaticHead } from './static-pages.ts';

interface StructuredDataOptions {
  head: StaticHead;
  /** This and the next are plain text, of the product as a whole. */
  siteName: string;
  description: string;
  /** The origin under which the app is published, or empty. */
  publicOrigin: string;
}

/**
 * The JSON-LD of the start page, by which search engines name the site and show its logo (schema.org); other pages have none,
 * nor do builds that do not know their address. It is a block of data, which browsers do not run: the Content-Security-Policy
 * neither asks for its hash nor refuses it.
 */
export function structuredData(options: StructuredDataOptions): string[] {
  const { head, siteName, description, publicOrigin } = options;
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
