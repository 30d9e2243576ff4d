import type { Locale } from '@/lib/locale';

/** A file of the build that the service worker caches. */
interface CachedFile {
  url: string;
  /** A hash of its content; null when the address has one. */
  revision: string | null;
}

/** The build of a service worker. */
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
  /** Defined by scripts/vite/service-worker.ts. */
  const HRAJEM_WORKER_BUILD: WorkerBuild;
}

/** The build of this worker. */
export const build: WorkerBuild = HRAJEM_WORKER_BUILD;
