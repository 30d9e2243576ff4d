import { locales, type Locale } from '@/lib/locale';
import { documentTitle, headOf } from '@/routing/head';
import type { Alternates } from '@/routing/href';
import { matchAddress } from '@/routing/match';
import { isGuarded } from '@/routing/route-row';
import { routeNames, rowOf } from '@/routing/rows';
import type { PublicRouteName, RouteName } from '@/routing/table';

/** The head of an HTML file of the build, for readers that run no script. */
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
interface StaticPage {
  /** Its path below `dist/`. */
  file: string;
  head: StaticHead;
}

/**
 * Whether an address gets a page of its own: everybody may see the screen, and it has no parameter. Most hosts serve
 * `o-nas.html` at `/o-nas`.
 */
const hasPage = (name: RouteName): boolean => !isGuarded(rowOf(name)) && !rowOf(name).params;

const fileOf = (pathname: string): string => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

/** The folder of the page for all other addresses of a language. */
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

/** The addresses without a page of their own, as patterns of `_redirects`, with the folder of their page. */
export const neutralAddresses = (): { pattern: string; folder: string }[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter((name) => !hasPage(name))
      .map((name) => ({
        pattern: rowOf(name).path[locale].replaceAll('$', ':'),
        folder: neutralFolder[locale],
      })),
  );

/** The pages for search engines: those to read and those to sign in, but none that a link in an e-mail leads to. */
export const indexedPages = (origin: string): Alternates[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter((name) => hasPage(name) && (rowOf(name).layout === 'default' || rowOf(name).guestOnly === true))
      .flatMap((name) => staticHead(rowOf(name).path[locale], origin).alternates ?? []),
  );
