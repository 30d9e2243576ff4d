import { plainPathname } from '@/lib/pathname';
import { localeOfPathname } from '@/lib/locale';
import type { WorkerBuild } from './build';

const splitPath = (path: string): string[] => path.split('/').slice(1);

/** Whether an address fits a pattern, in which `:name` stands for one segment. */
function matchesPattern(pattern: string, segments: readonly string[]): boolean {
  const expected = splitPath(pattern);
  return (
    expected.length === segments.length &&
    expected.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]))
  );
}

/**
 * The page that a host gives for a pathname (`_redirects` says the same): its address; null where the route table knows no such
 * address. The app itself replaces another spelling of an address.
 */
export function pageForPath({ pages }: Pick<WorkerBuild, 'pages'>, pathname: string): string | null {
  const segments = splitPath(plainPathname(pathname).toLowerCase());
  return pages.find(([pattern]) => matchesPattern(pattern, segments))?.[1] ?? null;
}

/** The page in which the screen of any address can begin, in the language of the address. */
export const fallbackPageForPath = (
  { fallbackPages }: Pick<WorkerBuild, 'fallbackPages'>,
  pathname: string,
): string => fallbackPages[localeOfPathname(pathname)];

/** Whether a pathname is that of a file or of the API: those are no screens, and never become one. */
export const isFileOrApi = (pathname: string): boolean => /^\/api\/|\.\w+$/.test(pathname);
