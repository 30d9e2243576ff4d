import { plainPathname } from '@/lib/pathname';
import { localeOfPathname } from '@/lib/locale';
import type { WorkerBuild } from './build';

const splitPath = (path: string): string[] => path.split('/').slice(1);

/** Whether the segments match a pattern, in which `:name` is one segment. */
function matchesPattern(pattern: string, segments: readonly string[]): boolean {
  const expected = splitPath(pattern);
  return (
    expected.length === segments.length &&
    expected.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]))
  );
}

/**
 * The address of the page file for a pathname, as the host's `_redirects` has it; null when the route table has no such address. The app
 * itself normalizes other spellings.
 */
export function pageForPath({ pages }: Pick<WorkerBuild, 'pages'>, pathname: string): string | null {
  const segments = splitPath(plainPathname(pathname).toLowerCase());
  return pages.find(([pattern]) => matchesPattern(pattern, segments))?.[1] ?? null;
}

/** The page in which the app can render any screen, in the language of the address. */
export const fallbackPageForPath = (
  { fallbackPages }: Pick<WorkerBuild, 'fallbackPages'>,
  pathname: string,
): string => fallbackPages[localeOfPathname(pathname)];

/** Whether a pathname is of a file or the API, not of a screen. */
export const isFileOrApi = (pathname: string): boolean => /^\/api\/|\.\w+$/.test(pathname);
