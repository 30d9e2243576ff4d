import type { PageKind } from '@/app/prerender';
import { locales, type Locale } from '@/lib/locale';
import { matchAddress } from '@/routing/address/rewrite';
import { stringifySearch } from '@/routing/address/search';
import { type Alternates, documentTitle, headOf } from '@/routing/head';
import { messagesSearch, publicPathname, routeNames, rowOf } from '@/routing/rows';
import { isGuarded, type PublicRouteName, type RouteName } from '@/routing/table';

/** The head of an HTML file of the build, for crawlers and for people without scripts. */
export interface StaticHead {
  locale: Locale;
  /** The document title; null for the product's name alone. */
  title: string | null;
  /** The route whose description the page has. */
  descriptionRoute: PublicRouteName;
  /** Null when the file serves many addresses. */
  alternates: Alternates | null;
  /** Whether the page is useful without a script; forms of the login layout are not. */
  isReadable: boolean;
}

/** The content of a page's `#root`: an address that `prerender` renders. */
export interface RootContent {
  address: string;
  kind: PageKind;
}

interface StaticPage {
  /** Its path below `dist/`. */
  file: string;
  /** The path of a copy that hosts send with status 404. */
  notFoundFile?: string | undefined;
  /** Where hosts serve this page without a redirect. */
  address: string;
  head: StaticHead;
  /** Null for the page of unknown addresses. */
  routeName: RouteName | null;
  /** Whether it is prerendered for people with a session, too. */
  isForMembers: boolean;
  /** The content of `#root`: for guests, then for members (null leaves it empty), then for members at an address with a query. */
  contents: (RootContent | null)[];
}

/** Whether a route gets its own page: everybody may open it, and its path has no parameter. Most hosts serve `o-nas.html` at `/o-nas`. */
const hasOwnPage = (name: RouteName): boolean => !isGuarded(rowOf(name)) && !rowOf(name).params;

/** Values of the route parameters for prerendering, which does not show them. */
const placeholderParams: Readonly<Record<string, string>> = { id: '1', partner: 'x' };

const isForMembers = (name: RouteName): boolean => isGuarded(rowOf(name)) || name === 'index';

function contentsOf(name: RouteName, locale: Locale): (RootContent | null)[] {
  const row = rowOf(name);
  const address = publicPathname(name, locale, placeholderParams);
  // Only the browser knows the parameters of the address.
  if (isGuarded(row) || row.fromMail || row.params) return [{ address, kind: 'shell' }];
  const pageContent: RootContent = { address, kind: 'page' };
  // Members see another Home, and a third one with the query that opens the messages. A page for guests redirects members.
  if (name === 'index') {
    const homeWithMessages = address + stringifySearch(messagesSearch);
    return [pageContent, { address, kind: 'shell' }, { address: homeWithMessages, kind: 'shell' }];
  }
  return row.guestOnly ? [pageContent, null] : [pageContent];
}

const fileOf = (pathname: string): string => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

export const unknownAddressFolders: Record<Locale, string> = { cs: '/app/', en: '/en/app/' };

/** The copies of the pages of unknown addresses that hosts send with status 404, below `dist/`. */
export const notFoundFiles: Record<Locale, string> = { cs: '404.html', en: 'en/404.html' };

/** The folder of the page of a route without `hasOwnPage`: one file serves all addresses of the route. */
const folderOf = (name: RouteName, locale: Locale): string => `${unknownAddressFolders[locale]}${name}/`;

const pageAddressOf = (name: RouteName, locale: Locale): string =>
  hasOwnPage(name) ? rowOf(name).path[locale] : folderOf(name, locale);

const patternOf = (name: RouteName, locale: Locale): string => rowOf(name).path[locale].replaceAll('$', ':');

const sharedHead = (locale: Locale): StaticHead => ({
  locale,
  title: null,
  descriptionRoute: 'index',
  alternates: null,
  isReadable: false,
});

/** The head of the page at a pathname. An empty `origin` leaves absolute addresses out. */
export function staticHead(pathname: string, origin: string): StaticHead {
  const address = matchAddress(pathname);
  if (address.name === null || !hasOwnPage(address.name)) return sharedHead(address.locale);
  const { lang, title, descriptionRoute, alternates } = headOf(address, origin);
  return {
    locale: lang,
    title: documentTitle(title),
    descriptionRoute,
    alternates: origin ? alternates : null,
    isReadable: rowOf(address.name).layout !== 'login',
  };
}

/**
 * All pages of the build, in both languages: one for each public address, one for each route with parameters or for members
 * only, and one for unknown addresses.
 */
export const staticPages = (origin: string): StaticPage[] =>
  locales.flatMap((locale) => [
    ...routeNames.map((name): StaticPage => {
      const pathname = rowOf(name).path[locale];
      return {
        file: hasOwnPage(name) ? fileOf(pathname) : `${folderOf(name, locale).slice(1)}index.html`,
        address: pageAddressOf(name, locale),
        head: hasOwnPage(name) ? staticHead(pathname, origin) : sharedHead(locale),
        routeName: name,
        isForMembers: isForMembers(name),
        contents: contentsOf(name, locale),
      };
    }),
    {
      file: `${unknownAddressFolders[locale].slice(1)}index.html`,
      notFoundFile: notFoundFiles[locale],
      address: unknownAddressFolders[locale],
      head: sharedHead(locale),
      routeName: null,
      isForMembers: false,
      contents: [{ address: unknownAddressFolders[locale], kind: 'shell' }],
    },
  ]);

/** For each route without `hasOwnPage`, the pattern of its addresses in `_redirects` and the folder of the page that serves them. */
export const sharedPagePatterns = (): { pattern: string; folder: string }[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter((name) => !hasOwnPage(name))
      .map((name) => ({ pattern: patternOf(name, locale), folder: folderOf(name, locale) })),
  );

/** The pattern of each route, with the address of its page. */
export const pageAddresses = (): (readonly [pattern: string, page: string])[] =>
  locales.flatMap((locale) =>
    routeNames.map((name) => [patternOf(name, locale), pageAddressOf(name, locale)] as const),
  );

/** The pages for search engines: pages to read and pages to sign in, but no targets of e-mailed links. */
export const indexedPages = (origin: string): Alternates[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter(
        (name) => hasOwnPage(name) && (rowOf(name).layout !== 'login' || rowOf(name).guestOnly === true),
      )
      .flatMap((name) => staticHead(rowOf(name).path[locale], origin).alternates ?? []),
  );
