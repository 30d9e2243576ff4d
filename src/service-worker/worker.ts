import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';
import { syncTag } from '@/lib/browser/background-sync';
import { isSavingData } from '@/lib/browser/browser';
import { cachePrefix, versionAddress } from '@/lib/browser/worker-cache';
import { localeOfPathname } from '@/lib/locale';
import { isFileOrApi, pageForPath } from './page-for-path';
import { build, navigationPlugin, sameBuildPlugin, wrongFilePlugin } from './plugins';
import { fetchPublishedBuild, isBuildReplaced, refreshPublishedBuild } from './published-build';
import { renewalPath, renewOnce } from './token-renewal';

/* Caches the build's files, so that every address of the route table opens offline (decision 060); of the API it only keeps a renewed token (decision 008). */
declare const self: ServiceWorkerGlobalScope;

// Browser tests and debugging read this id.
Object.assign(self, { build: build.id });

/** Seconds to wait for the network before the cached page is used. */
const networkTimeoutSeconds = 4;

const cacheName = `${cachePrefix}app`;

const plugins = [
  sameBuildPlugin,
  wrongFilePlugin,
  {
    // The installation must not delay the person's own requests.
    requestWillFetch: async ({ request, event }: { request: Request; event?: ExtendableEvent }) =>
      event?.type === 'install' ? new Request(request, { priority: 'low' }) : request,
  },
];

const allFiles = new PrecacheController({ cacheName, plugins });
allFiles.addToCacheList([...build.startFiles, ...build.otherFiles]);
const startFiles = new PrecacheController({ cacheName, plugins });
startFiles.addToCacheList([...build.startFiles]);

/** Routes API calls but the renewal of a token, and files whose names contain a hash, past this worker, where supported (github.com/WICG/service-worker-static-routing-api). */
function bypassWorker(event: ExtendableEvent): void {
  const installEvent = event as ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> };
  const rules = [
    { condition: { urlPattern: renewalPath }, source: 'fetch-event' },
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    // A file that the cache lacks comes from the network. While the person saves data, this worker must cache it then.
    ...(isSavingData() ? [] : ['/assets/*', '/_i18n/*']).map((urlPattern) => ({
      condition: { urlPattern },
      source: { cacheName },
    })),
  ];
  installEvent.addRoutes?.(rules).catch(() => undefined);
}

self.addEventListener('install', (event) => {
  bypassWorker(event);
  void (isSavingData() ? startFiles : allFiles).install(event);
});

self.addEventListener('activate', (event) => {
  // The first worker takes control of the open page, so that its next files are cached.
  event.waitUntil(self.clients.claim());
});

/** The open pages of the app, of any build. */
const openPages = (): Promise<readonly Client[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

// Chromium may never answer a navigation that is in flight while a worker replaces another one. So the new worker waits for the message
// of an idle page of its build, and does not activate while there is another page.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { build?: unknown } | null)?.build !== build.id) return;
  event.waitUntil(openPages().then(({ length }) => void (length <= 1 && self.skipWaiting())));
});

let runningRestore: Promise<void> | undefined;

/** Fetches the files that the cache lacks: browsers remove entries, and data saving may have been switched off. */
function restoreFiles(event: ExtendableEvent): Promise<void> {
  const waitUntil = (work: Promise<unknown>): void => event.waitUntil(work.catch(() => undefined));
  const installMissingFiles = async (): Promise<void> => {
    const wantedFiles = isSavingData() ? startFiles : allFiles;
    const cachedUrls = new Set((await (await caches.open(cacheName)).keys()).map(({ url }) => url));
    // A running installation would delay the next worker.
    if (Array.from(wantedFiles.getURLsToCacheKeys().values()).every((url) => cachedUrls.has(url))) return;
    if (await isBuildReplaced(build.id)) return;
    // Workbox writes to the cache only in an install event.
    const installEvent = Object.assign(new Event('install'), { waitUntil });
    await wantedFiles.install(installEvent);
  };
  runningRestore ??= installMissingFiles().finally(() => (runningRestore = undefined));
  return runningRestore;
}

/** Tells the open pages to send their outbox. Rejects without a page, so that the browser repeats the sync event later. */
async function wakePages(): Promise<void> {
  const pages = await openPages();
  if (pages.length === 0) throw new Error('No page is open.');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker, not a window
  for (const page of pages) page.postMessage(syncTag);
}

// Only Chromium has Background Sync, so TypeScript has no type for it.
self.addEventListener('sync' as 'message', (event) => {
  if ((event as ExtendableEvent & { tag?: string }).tag === syncTag) event.waitUntil(wakePages());
});

async function removeOldFiles(event: ExtendableEvent): Promise<void> {
  if ((await openPages()).length === 0) await allFiles.activate(event);
}

const getCacheKey = (page: string): string => allFiles.getCacheKeyForURL(page) ?? page;

const pagePlugins = [
  sameBuildPlugin,
  navigationPlugin,
  {
    cacheKeyWillBeUsed: async ({ request }: { request: Request }) => getCacheKey(request.url),
    handlerDidError: async ({ request }: { request: Request }) => {
      const locale = localeOfPathname(new URL(request.url).pathname);
      return caches.match(getCacheKey(build.fallbackPages[locale]), { cacheName });
    },
  },
];
const cacheFirst = new CacheFirst({ cacheName, plugins: pagePlugins });
const networkFirst = new NetworkFirst({ cacheName, plugins: pagePlugins, networkTimeoutSeconds });
const networkOnly = new NetworkOnly({ plugins: pagePlugins.slice(2) });

const isReload = (request: Request): boolean =>
  (request as { isReloadNavigation?: boolean }).isReloadNavigation ?? request.cache === 'no-cache';

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && !isFileOrApi(url.pathname),
  async ({ event, request, url }) => {
    const page = pageForPath(build, url.pathname);
    // The host may have another page at this address; offline, the app shows its 404 screen.
    if (page === null) return networkOnly.handle({ event, request });
    event.waitUntil(removeOldFiles(event));
    // The stored response decides; the new one is for the next navigation.
    const isReplaced = await isBuildReplaced(build.id);
    event.waitUntil(refreshPublishedBuild(event));
    // The request has no query, as the query of an e-mailed link must not be sent or cached.
    const pageRequest = new Request(page, { cache: 'no-cache' });
    const strategy = isReload(request) || isReplaced ? networkFirst : cacheFirst;
    return strategy.handle({ event, request: pageRequest });
  },
);

// A page requests this file when it is shown. A message instead would keep the next worker waiting in Chromium.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === versionAddress,
  ({ event, request }) => {
    const [response, storing] = fetchPublishedBuild(event, request);
    event.waitUntil(storing.then(() => restoreFiles(event)).catch(() => undefined));
    return response;
  },
);

// The names of these files contain a hash, so a file of any build is correct.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|_i18n)\//.test(url.pathname),
  new CacheFirst({ cacheName, plugins: [sameBuildPlugin, wrongFilePlugin] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && allFiles.getCacheKeyForURL(url.href) !== undefined,
  allFiles.strategy,
);

// The API may be at another origin.
registerRoute(
  ({ url }) => url.pathname === renewalPath,
  ({ event }) => renewOnce(event as FetchEvent),
  'POST',
);
