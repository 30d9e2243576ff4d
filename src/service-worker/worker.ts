import { copyResponse } from 'workbox-core/copyResponse.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { syncTag } from '@/lib/background-sync';
import { cachePrefix, versionAddress } from '@/lib/worker-cache';
import { isSavingData } from '@/lib/browser';
import { build } from './build';
import { isNoScreen, notFoundPageForPath, pageForPath } from './page-for-path';
import { fetchPublished, isReplaced, refreshPublished } from './published';

/*
 * Keeps the build's own files, so that every address of the route table opens without a network (decision 060). It answers for
 * those files and for pages; never for the API, and for nothing of other origins.
 */
declare const self: ServiceWorkerGlobalScope;

// For browser tests and debugging.
Object.assign(self, { build: build.id });

/** Seconds after which somebody who asked for the newest page gets the one that is kept. */
const PATIENCE_S = 4;

const cacheName = `${cachePrefix}app`;

const isHtml = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/html') === true;

const pageUrls = new Set([...Object.values(build.otherwise), ...build.pages.map(([, page]) => page)]);

/**
 * Keeps nothing that is not of the build: a page only if it is one of that build (in the midst of a deployment it may be
 * another's), and anything else only if it is no page, which some hosts give for files that are not there.
 */
const ofThisBuild: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    const isPage = pageUrls.has(new URL(request.url).pathname);
    if (response.status !== 200 || isPage !== isHtml(response)) return null;
    if (!isPage) return response;
    return (await response.clone().text()).includes(`name="build" content="${build.id}"`) ? response : null;
  },
};

/** What a navigation takes: no failure of the host while something is kept, and no answer that was redirected. */
const asNavigation: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The host answers ${String(response.status)}.`);
    return response.redirected ? copyResponse(response, (init) => init) : response;
  },
};

const plugins = [
  ofThisBuild,
  {
    // What others need must not keep the person's own requests waiting.
    requestWillFetch: async ({ request, event }: { request: Request; event?: ExtendableEvent }) =>
      event?.type === 'install' ? new Request(request, { priority: 'low' }) : request,
  },
];

const everything = new PrecacheController({ cacheName, plugins });
everything.addToCacheList([...build.start, ...build.rest]);
const startOnly = new PrecacheController({ cacheName, plugins });
startOnly.addToCacheList([...build.start]);

/** Lets calls of the API pass this worker by, where the browser can (github.com/WICG/service-worker-static-routing-api). */
function passApiBy(event: ExtendableEvent): void {
  const install = event as ExtendableEvent & { addRoutes?: (rule: object) => Promise<void> };
  install.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }).catch(() => undefined);
}

self.addEventListener('install', (event) => {
  passApiBy(event);
  void (isSavingData() ? startOnly : everything).install(event);
});

self.addEventListener('activate', (event) => {
  // The first of all: what its page loads from now on is kept. Those that follow are given the pages of the one before.
  event.waitUntil(self.clients.claim());
});

/** The open pages of the app, whichever build they are of. */
const openPages = (): Promise<readonly Client[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

// Chromium may leave a navigation without an answer for ever that is on its way while a worker takes the place of another. So it
// waits for a page of its own build, which says when all is quiet, and while there is another page, which may be on its way as well.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { build?: unknown } | null)?.build !== build.id) return;
  event.waitUntil(openPages().then(({ length }) => void (length <= 1 && self.skipWaiting())));
});

let completing: Promise<void> | undefined;

/**
 * Fetches what the cache has lost, one file after another: browsers remove entries, and data saving may have been switched off.
 * Nothing while another build is published, whose files these are not.
 */
function complete(event: ExtendableEvent): Promise<void> {
  const waitUntil = (work: Promise<unknown>): void => event.waitUntil(work.catch(() => undefined));
  const run = async (): Promise<void> => {
    const wanted = isSavingData() ? startOnly : everything;
    const kept = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
    // Another worker cannot take the place of one that is at work.
    if (Array.from(wanted.getURLsToCacheKeys().values()).every((url) => kept.has(url))) return;
    if (await isReplaced(build.id)) return;
    // Only an installation is let write into the cache; what is there stays.
    const asInstall = Object.assign(new Event('install'), { waitUntil });
    await wanted.install(asInstall);
  };
  completing ??= run().finally(() => (completing = undefined));
  return completing;
}

/** Wakes the open pages, which send what waits; with none open, the browser tells of the signal once more, later. */
async function wakePages(): Promise<void> {
  const pages = await openPages();
  if (pages.length === 0) throw new Error('No page is open.');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker, not a window
  for (const page of pages) page.postMessage(syncTag);
}

// Background Sync, of Chromium alone: TypeScript does not know it.
self.addEventListener('sync' as 'message', (event) => {
  if ((event as ExtendableEvent & { tag?: string }).tag === syncTag) event.waitUntil(wakePages());
});

/** Removes what other builds have left, once no page can need it any more. */
async function tidyUp(event: ExtendableEvent): Promise<void> {
  if ((await openPages()).length === 0) await everything.activate(event);
}

const keyOf = (page: string): string => everything.getCacheKeyForURL(page) ?? page;

const pagePlugins = [
  ofThisBuild,
  asNavigation,
  {
    cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keyOf(request.url),
    handlerDidError: async ({ request }: { request: Request }) =>
      caches.match(keyOf(notFoundPageForPath(build, new URL(request.url).pathname)), { cacheName }),
  },
];
const kept = new CacheFirst({ cacheName, plugins: pagePlugins });
const fresh = new NetworkFirst({ cacheName, plugins: pagePlugins, networkTimeoutSeconds: PATIENCE_S });
const unknown = new NetworkOnly({ plugins: pagePlugins.slice(2) });

/** Whether the person has asked for this page anew. */
const isReload = (request: Request): boolean =>
  (request as { isReloadNavigation?: boolean }).isReloadNavigation ?? request.cache === 'no-cache';

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && !isNoScreen(url.pathname),
  async ({ event, request, url }) => {
    const page = pageForPath(build, url.pathname);
    // Something else may be published there; without a network the app says that it knows no such page.
    if (page === null) return unknown.handle({ event, request });
    event.waitUntil(tidyUp(event));
    // What was heard before this navigation decides; what it hears itself is for the next one.
    const replaced = await isReplaced(build.id);
    event.waitUntil(refreshPublished(event));
    // Asked for by its own address: the query of an e-mailed link is neither sent nor kept.
    const asked = new Request(page, { cache: 'no-cache' });
    return (isReload(request) || replaced ? fresh : kept).handle({ event, request: asked });
  },
);

// A page asks once it is shown. A message from it would be one event more: with one on its way, Chromium leaves a worker that is to
// take the place of this one waiting.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === versionAddress,
  ({ event, request }) => {
    const [response, noted] = fetchPublished(event, request);
    event.waitUntil(noted.then(() => complete(event)).catch(() => undefined));
    return response;
  },
);

// Their names tell their content, so one of any build is the right one.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|_i18n)\//.test(url.pathname),
  new CacheFirst({ cacheName, plugins: [ofThisBuild] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && everything.getCacheKeyForURL(url.href) !== undefined,
  everything.strategy,
);
