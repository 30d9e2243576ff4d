import type { PageKind } from '@/app/prerender';
import { locales, type Locale } from '@/lib/locale';
import { type Alternates, documentTitle, headOf } from '@/routing/head';
import { messagesSearch, publicPathname, routeNames, rowOf } from '@/routing/rows';
import { matchAddress } from '@/routing/rewrite';
import { isGuarded, type PublicRouteName, type RouteName } from '@/routing/table';
import { stringifySearch } from '@/routing/search';

/** The head of an HTML file of the build, for readers that run no script. */
export interface StaticHead {
  locale: Locale;
  /** The document title; null for the product's name alone. */
  title: string | null;
  /** The route whose description the page has. */
  described: PublicRouteName;
  /** Null when the file serves many addresses. */
  alternates: Alternates | null;
  /** Whether the page is useful without a script; forms of the login layout are not. */
  isReadable: boolean;
}

/** The content of a page's `#root`: an address that `prerender` renders. */
export interface StaticScene {
  address: string;
  kind: PageKind;
}

/** One HTML file of the build. */
interface StaticPage {
  /** Its path below `dist/`. */
  file: string;
  /** Where hosts serve this page without a redirect. */
  address: string;
  head: StaticHead;
  /** Its route; null for the page of unknown addresses. */
  name: RouteName | null;
  /** Whether it is prerendered for people with a session, too. */
  isForMembers: boolean;
  /** The content of `#root`. A second one replaces it for members (null leaves it empty), further ones with their query. */
  contents: (StaticScene | null)[];
}

/**
 * Whether a route gets its own page: everybody may open it, and it has no parameter. Most hosts serve `o-nas.html` at `/o-nas`.
 */
const hasPage = (name: RouteName): boolean => !isGuarded(rowOf(name)) && !rowOf(name).params;

/** Values of the route parameters for prerendering, which does not show them. */
const anyParams: Readonly<Record<string, string>> = { id: '1', partner: 'x' };

const isForMembers = (name: RouteName): boolean => isGuarded(rowOf(name)) || name === 'index';

function contentsOf(name: RouteName, locale: Locale): (StaticScene | null)[] {
  const row = rowOf(name);
  const address = publicPathname(name, locale, anyParams);
  // Only the browser knows the parameters of the address.
  if (isGuarded(row) || row.fromMail || row.params) return [{ address, kind: 'shell' }];
  const page: StaticScene = { address, kind: 'page' };
  // Members see another Home, and a third one with a query; pages for guests redirect members.
  if (name === 'index') {
    const messages = address + stringifySearch(messagesSearch);
    return [page, { address, kind: 'shell' }, { address: messages, kind: 'shell' }];
  }
  return row.guestOnly ? [page, null] : [page];
}

const fileOf = (pathname: string): string => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

/** The folder of the page for unknown addresses. */
export const unknownFolder: Record<Locale, string> = { cs: '/app/', en: '/en/app/' };

/** The folder of the page of a route without its own address. */
const folderOf = (name: RouteName, locale: Locale): string => `${unknownFolder[locale]}${name}/`;

const pageAddress = (name: RouteName, locale: Locale): string =>
  hasPage(name) ? rowOf(name).path[locale] : folderOf(name, locale);

const patternOf = (name: RouteName, locale: Locale): string => rowOf(name).path[locale].replaceAll('$', ':');

const neutralHead = (locale: Locale): StaticHead => ({
  locale,
  title: null,
  described: 'index',
  alternates: null,
  isReadable: false,
});

/** The head of the page at a pathname. An empty `origin` leaves absolute addresses out. */
export function staticHead(pathname: string, origin: string): StaticHead {
  const address = matchAddress(pathname);
  if (address.name === null || !hasPage(address.name)) return neutralHead(address.locale);
  const { lang, title, descriptionRoute: described, alternates } = headOf(address, origin);
  return {
    locale: lang,
    title: documentTitle(title),
    described,
    alternates: origin ? alternates : null,
    isReadable: rowOf(address.name).layout === 'default',
  };
}

/**
 * All pages of the build, in both languages: one for each public address, one for each route without its own address, and one for
 * unknown addresses.
 */
export const staticPages = (origin: string): StaticPage[] =>
  locales.flatMap((locale) => [
    ...routeNames.map((name): StaticPage => {
      const pathname = rowOf(name).path[locale];
      return {
        file: hasPage(name) ? fileOf(pathname) : `${folderOf(name, locale).slice(1)}index.html`,
        address: pageAddress(name, locale),
        head: hasPage(name) ? staticHead(pathname, origin) : neutralHead(locale),
        name,
        isForMembers: isForMembers(name),
        contents: contentsOf(name, locale),
      };
    }),
    {
      file: `${unknownFolder[locale].slice(1)}index.html`,
      address: unknownFolder[locale],
      head: neutralHead(locale),
      name: null,
      isForMembers: false,
      contents: [{ address: unknownFolder[locale], kind: 'shell' }],
    },
  ]);

/** The addresses without their own page, as patterns of `_redirects`, with the folder of their page. */
export const neutralAddresses = (): { pattern: string; folder: string }[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter((name) => !hasPage(name))
      .map((name) => ({
        pattern: patternOf(name, locale),
        folder: folderOf(name, locale),
      })),
  );

/** The pattern of each route, with the address of its page. */
export const pageAddresses = (): (readonly [pattern: string, page: string])[] =>
  locales.flatMap((locale) =>
    routeNames.map((name) => [patternOf(name, locale), pageAddress(name, locale)] as const),
  );

/** The pages for search engines: pages to read and pages to sign in, but no targets of e-mailed links. */
export const indexedPages = (origin: string): Alternates[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter((name) => hasPage(name) && (rowOf(name).layout === 'default' || rowOf(name).guestOnly === true))
      .flatMap((name) => staticHead(rowOf(name).path[locale], origin).alternates ?? []),
  );
