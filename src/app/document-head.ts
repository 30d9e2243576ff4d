import { documentTitle, type Head } from '@/routing/head';

function setLink(page: Document, rel: string, hreflang: string | null, href: string | undefined): void {
  const selector = `link[rel="${rel}"]${hreflang === null ? '' : `[hreflang="${hreflang}"]`}`;
  const present = page.head.querySelector<HTMLLinkElement>(selector);
  if (href === undefined) return present?.remove();
  const link = present ?? page.head.appendChild(page.createElement('link'));
  link.rel = rel;
  if (hreflang !== null) link.hreflang = hreflang;
  link.href = href;
}

/** Changes a `<meta>` that the page has. */
const setMeta = (page: Document, property: string, content: string): void =>
  page.head.querySelector(`meta[property="${property}"]`)?.setAttribute('content', content);

/** Writes a screen's head into the document: title, `html lang`, canonical and hreflang links, what a shared link shows. */
export function applyHead(page: Document, { lang, title, alternates }: Head): void {
  page.documentElement.lang = lang;
  page.title = documentTitle(title);
  setMeta(page, 'og:title', documentTitle(title));
  setMeta(page, 'og:locale', { cs: 'cs_CZ', en: 'en_GB' }[lang]);
  setLink(page, 'canonical', null, alternates?.canonical);
  for (const hreflang of ['cs', 'en', 'x-default'] as const) {
    const link = alternates?.links.find((alternate) => alternate.hreflang === hreflang);
    setLink(page, 'alternate', hreflang, link?.href);
  }
}
