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

/** Writes a screen's head into the document: title, `html lang`, canonical and hreflang links. */
export function applyHead(page: Document, { lang, title, alternates }: Head): void {
  page.documentElement.lang = lang;
  page.title = documentTitle(title);
  setLink(page, 'canonical', null, alternates?.canonical);
  for (const hreflang of ['cs', 'en', 'x-default'] as const) {
    const link = alternates?.links.find((alternate) => alternate.hreflang === hreflang);
    setLink(page, 'alternate', hreflang, link?.href);
  }
}
