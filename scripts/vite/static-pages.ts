import { locales, type Locale } from '@/lib/locale';
import { documentTitle, headOf } from '@/routing/head';
import type { Alternates } from '@/routing/href';
import { matchAddress } from '@/routing/match';
import { isGuarded } from '@/routing/route-row';
import { routeNames, rowOf } from '@/routing/rows';
import type { PublicRouteName, RouteName } from '@/routing/table';

/** What an HTML file of the build says in its head, for those that run no script. */
export interface StaticHead {
  locale: Locale;
  /** The document title; null = the product's name alone. */
  title: string | null;
  /** The screen whose description the page has. */
  described: PublicRouteName;
  /** Null where the file serves many addresses. */
  alternates: Alternates | null;
}

/** One HTML file of the build. */
export interface StaticPage {
  /** Below dist/. */
  file: string;
  head: StaticHead;
}

/**
 * Whether an address gets a page of its own: everybody may see the screen, and it has no parameter. The names hold for
 * hosts that look for `o-nas.html` at `/o-nas`, as most do.
 */
const hasPage = (name: RouteName): boolean => !isGuarded(rowOf(name)) && !rowOf(name).params;

const fileOf = (pathname: string): string => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

/** Where the page of all other addresses of a language is. */
export const neutralFolder: Record<Locale, string> = { cs: '/app/', en: '/en/app/' };

const neutralHead = (locale: Locale): StaticHead => ({
  locale,
  title: null,
  described: 'index',
  alternates: null,
});

/** The head of the page at a pathname. `origin` is where the app is published; empty leaves absolute addresses out. */
export function staticHead(pathname: string, origin: string): StaticHead {
  const address = matchAddress(pathname);
  if (address.name === null || !hasPage(address.name)) return neutralHead(address.locale);
  const { lang, title, described, alternates } = headOf(address, origin);
  return { locale: lang, title: documentTitle(title), described, alternates: origin ? alternates : null };
}

/** All pages of the build: one for each public address, and in each language one for the others. */
export const staticPages = (origin: string): StaticPage[] =>
  locales.flatMap((locale) => [
    ...routeNames.filter(hasPage).map((name) => {
      const pathname = rowOf(name).path[locale];
      return { file: fileOf(pathname), head: staticHead(pathname, origin) };
    }),
    { file: `${neutralFolder[locale].slice(1)}index.html`, head: neutralHead(locale) },
  ]);

/** The addresses that have no page of their own, as `_redirects` writes patterns, with where their page is. */
export const neutralAddresses = (): { pattern: string; folder: string }[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter((name) => !hasPage(name))
      .map((name) => ({
        pattern: rowOf(name).path[locale].replaceAll('$', ':'),
        folder: neutralFolder[locale],
      })),
  );

/** The pages that search engines shall know: what is to be read, and where one comes in. A link of an e-mail is neither. */
export const indexedPages = (origin: string): Alternates[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter((name) => hasPage(name) && (rowOf(name).layout === 'default' || rowOf(name).guestOnly === true))
      .flatMap((name) => staticHead(rowOf(name).path[locale], origin).alternates ?? []),
  );
