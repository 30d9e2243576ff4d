import type { Locale } from '@/lib/locale';

/** A file of the build that the service worker keeps. */
interface CachedFile {
  /** Its address. */
  url: string;
  /** A hash of its content; null where the address has one. */
  revision: string | null;
}

/** What a service worker knows of the build that it belongs to. */
export interface WorkerBuild {
  /** As in `version.json` and in each page. */
  id: string;
  /** The addresses of the route table as patterns (`/detail/:id`), with the address of the page that each of them gets. */
  pages: readonly (readonly [pattern: string, page: string])[];
  /** The page for any other address, by its language; the screen of any address can begin in it. */
  fallbackPages: Readonly<Record<Locale, string>>;
  /** What each screen needs. */
  startFiles: readonly CachedFile[];
  /** What only some screens need. */
  otherFiles: readonly CachedFile[];
}

declare global {
  /** Of the build that is being made; a constant of scripts/vite/service-worker.ts. */
  const HRAJEM_WORKER_BUILD: WorkerBuild;
}

/** Of this worker's build. */
export const build: WorkerBuild = HRAJEM_WORKER_BUILD;
