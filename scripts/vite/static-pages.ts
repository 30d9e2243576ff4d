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
  /** The document title; null = the product's name alone. */
  title: string | null;
  /** The screen whose description the page has. */
  described: PublicRouteName;
  /** Null where the file serves many addresses. */
  alternates: Alternates | null;
  /** Whether the page can be read without a script: forms of the login layout cannot. */
  isReadable: boolean;
}

/** What stands in a page's `#root`: an address as `prerender` draws it. */
export interface StaticScene {
  address: string;
  kind: PageKind;
}

/** One HTML file of the build. */
interface StaticPage {
  /** Its path below `dist/`. */
  file: string;
  /** Where hosts give this very page, without leading anywhere else. */
  address: string;
  head: StaticHead;
  /** Its screen; null where the file serves addresses that no row of the table has. */
  name: RouteName | null;
  /** Whether it is drawn for people with a session, too. */
  isForMembers: boolean;
  /** What stands in `#root`; a second one takes its place for a person with a session, null for nothing; others do so under their query. */
  contents: (StaticScene | null)[];
}

/**
 * Whether an address gets a page of its own: everybody may see the screen, and it has no parameter. Most hosts serve
 * `o-nas.html` at `/o-nas`.
 */
const hasPage = (name: RouteName): boolean => !isGuarded(rowOf(name)) && !rowOf(name).params;

/** Something that has the shape of each parameter; nothing that is drawn without an answer tells it. */
const anyParams: Readonly<Record<string, string>> = { id: '1', partner: 'x' };

const isForMembers = (name: RouteName): boolean => isGuarded(rowOf(name)) || name === 'index';

function contentsOf(name: RouteName, locale: Locale): (StaticScene | null)[] {
  const row = rowOf(name);
  const address = publicPathname(name, locale, anyParams);
  // What a link brings along, or whom a partner's page is for, is known in the browser only.
  if (isGuarded(row) || row.fromMail || row.params) return [{ address, kind: 'shell' }];
  const page: StaticScene = { address, kind: 'page' };
  // Signed in, Home is another screen, or two by its query; pages for guests only lead on.
  if (name === 'index') {
    const messages = address + stringifySearch(messagesSearch);
    return [page, { address, kind: 'shell' }, { address: messages, kind: 'shell' }];
  }
  return row.guestOnly ? [page, null] : [page];
}

const fileOf = (pathname: string): string => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

/** Where the page of all addresses is that no row of the table has. */
export const unknownFolder: Record<Locale, string> = { cs: '/app/', en: '/en/app/' };

/** Where the page of a row without an address of its own is. */
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

/** The head of the page at a pathname. `origin` is where the app is published; empty leaves absolute addresses out. */
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
 * All pages of the build: one for each public address, one for each row without an address of its own, and in each language
 * one for unknown addresses.
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

/** The addresses without a page of their own, as patterns of `_redirects`, with the folder of their page. */
export const neutralAddresses = (): { pattern: string; folder: string }[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter((name) => !hasPage(name))
      .map((name) => ({
        pattern: patternOf(name, locale),
        folder: folderOf(name, locale),
      })),
  );

/** Each address of the route table as a pattern, with the address of its page. */
export const pageAddresses = (): (readonly [pattern: string, page: string])[] =>
  locales.flatMap((locale) =>
    routeNames.map((name) => [patternOf(name, locale), pageAddress(name, locale)] as const),
  );

/** The pages for search engines: those to read and those to sign in, but none that a link in an e-mail leads to. */
export const indexedPages = (origin: string): Alternates[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter((name) => hasPage(name) && (rowOf(name).layout === 'default' || rowOf(name).guestOnly === true))
      .flatMap((name) => staticHead(rowOf(name).path[locale], origin).alternates ?? []),
  );
