import type { Scene } from '@/app/prerender';
import { locales, type Locale } from '@/lib/locale';
import { documentTitle, headOf } from '@/routing/head';
import type { Alternates } from '@/routing/href';
import { matchAddress } from '@/routing/match';
import { publicPathname } from '@/routing/paths';
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

/** What stands in a page's `#root`: an address as `prerender` draws it. */
export interface StaticScene {
  address: string;
  scene: Scene;
}

/** One HTML file of the build. */
export interface StaticPage {
  /** Below dist/. */
  file: string;
  head: StaticHead;
  content: StaticScene;
  /** What stands there instead for a person with a session; null where that makes no difference. */
  memberContent: StaticScene | null;
}

/**
 * Whether an address gets a page of its own: everybody may see the screen, and it has no parameter. The names hold for
 * hosts that look for `o-nas.html` at `/o-nas`, as most do.
 */
const hasPage = (name: RouteName): boolean => !isGuarded(rowOf(name)) && !rowOf(name).params;

/** Something that has the shape of each parameter; nothing that is drawn without an answer tells it. */
const anyParams: Readonly<Record<string, string>> = { id: '1', partner: 'x' };

function contentOf(name: RouteName, locale: Locale): StaticScene {
  const row = rowOf(name);
  const address = publicPathname(name, locale, anyParams);
  if (isGuarded(row)) return { address, scene: 'member' };
  // What a link brings along, or whom a partner's page is for, is known in the browser only.
  if (row.fromMail || row.params) return { address, scene: 'frame' };
  return { address, scene: row.guestOnly ? 'guestOnly' : 'guest' };
}

const fileOf = (pathname: string): string => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

/** Where the page of all addresses is that no row of the table has. */
export const unknownFolder: Record<Locale, string> = { cs: '/app/', en: '/en/app/' };

/** Where the page of a row without an address of its own is. */
const folderOf = (name: RouteName, locale: Locale): string => `${unknownFolder[locale]}${name}/`;

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

/**
 * All pages of the build: one for each public address, one for each row without an address of its own, and in each language
 * one for unknown addresses.
 */
export const staticPages = (origin: string): StaticPage[] =>
  locales.flatMap((locale) => [
    ...routeNames.map((name): StaticPage => {
      const pathname = rowOf(name).path[locale];
      const isHome = name === 'index';
      return {
        file: hasPage(name) ? fileOf(pathname) : `${folderOf(name, locale).slice(1)}index.html`,
        head: hasPage(name) ? staticHead(pathname, origin) : neutralHead(locale),
        content: contentOf(name, locale),
        memberContent: isHome ? { address: pathname, scene: 'member' } : null,
      };
    }),
    {
      file: `${unknownFolder[locale].slice(1)}index.html`,
      head: neutralHead(locale),
      content: { address: rowOf('index').path[locale], scene: 'starting' },
      memberContent: null,
    },
  ]);

/** The addresses that have no page of their own, as `_redirects` writes patterns, with where their page is. */
export const neutralAddresses = (): { pattern: string; folder: string }[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter((name) => !hasPage(name))
      .map((name) => ({
        pattern: rowOf(name).path[locale].replaceAll('$', ':'),
        folder: folderOf(name, locale),
      })),
  );

/** The pages that search engines shall know: what is to be read, and where one comes in. A link of an e-mail is neither. */
export const indexedPages = (origin: string): Alternates[] =>
  locales.flatMap((locale) =>
    routeNames
      .filter((name) => hasPage(name) && (rowOf(name).layout === 'default' || rowOf(name).guestOnly === true))
      .flatMap((name) => staticHead(rowOf(name).path[locale], origin).alternates ?? []),
  );
