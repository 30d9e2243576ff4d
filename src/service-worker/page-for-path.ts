import type { Locale } from '@/lib/locale';
import { plainPathname } from '@/lib/pathname';

/** A file of the build that the service worker caches. */
interface CachedFile {
  url: string;
  /** A hash of the content; null when the address already contains a hash. */
  revision: string | null;
}

export interface WorkerBuild {
  /** The id in `version.json` and in each page. */
  id: string;
  /** The patterns of the route table (`/detail/:id`), each with the address of its page file. */
  pages: readonly (readonly [pattern: string, page: string])[];
  /** The page for any other address, by language; the app can render every screen in it. */
  fallbackPages: Readonly<Record<Locale, string>>;
  /** The files that each screen needs. */
  startFiles: readonly CachedFile[];
  /** The files that only some screens need. */
  otherFiles: readonly CachedFile[];
}

declare global {
  /** Defined by scripts/vite/worker/service-worker.ts. */
  const HRAJEM_WORKER_BUILD: WorkerBuild;
}

const splitPath = (path: string): string[] => path.split('/').slice(1);

/** Whether the segments match a pattern, in which `:name` is one segment. */
function matchesPattern(pattern: string, segments: readonly string[]): boolean {
  const parts = splitPath(pattern);
  return (
    parts.length === segments.length &&
    parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
  );
}

/** The address of the page file for a pathname, as the host's `_redirects` has it; null when the route table has no such address. */
export function pageForPath({ pages }: Pick<WorkerBuild, 'pages'>, pathname: string): string | null {
  const segments = splitPath(plainPathname(pathname).toLowerCase());
  return pages.find(([pattern]) => matchesPattern(pattern, segments))?.[1] ?? null;
}

/** Whether a pathname is of a file or the API, not of a screen. */
export const isFileOrApi = (pathname: string): boolean => /^\/api\/|\.\w+$/.test(pathname);
