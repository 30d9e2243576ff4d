import { useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/scheduling';
import { type Locale, locales, openGraphLocale } from '@/lib/locale';
import { documentTitle, type Head } from '@/routing/head';

function setLink(page: Document, rel: string, hreflang: string | null, href: string | undefined): void {
  const selector = `link[rel="${rel}"]${hreflang === null ? '' : `[hreflang="${hreflang}"]`}`;
  const existing = page.head.querySelector<HTMLLinkElement>(selector);
  if (href === undefined) return existing?.remove();
  const link = existing ?? page.head.appendChild(page.createElement('link'));
  link.rel = rel;
  if (hreflang !== null) link.hreflang = hreflang;
  link.href = href;
}

/** Changes an existing `<meta>`, found by `name` or `property`. */
const setMeta = (page: Document, name: string, content: string): void =>
  page.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.setAttribute('content', content);

interface DescribedHead extends Pick<Head, 'lang' | 'title' | 'alternates'> {
  description: string;
}

/** Writes the head of a screen into the document; the build does the same for each page file (scripts/vite/static-pages.ts). */
export function applyHead(page: Document, { lang, title, description, alternates }: DescribedHead): void {
  page.title = documentTitle(title);
  setMeta(page, 'description', description);
  setMeta(page, 'og:description', description);
  if (alternates) setMeta(page, 'og:url', alternates.canonical);
  setMeta(page, 'og:title', documentTitle(title));
  setMeta(page, 'og:locale', openGraphLocale(lang));
  setLink(page, 'canonical', null, alternates?.canonical);
  for (const hreflang of [...locales, 'x-default'] as const) {
    const link = alternates?.links.find((alternate) => alternate.hreflang === hreflang);
    setLink(page, 'alternate', hreflang, link?.href);
  }
}

/** Sets `html lang`. A change waits until the browser is idle, as it recalculates the style of every element. */
export function useDocumentLanguage(locale: Locale): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const page = document.documentElement;
    const write = (): void => {
      // Setting the same value would cost as much.
      if (page.lang !== locale) page.lang = locale;
    };
    if (!isFirst.current) return whenIdle(write);
    isFirst.current = false;
    write();
    return undefined;
  }, [locale]);
}
