import type { StrategyHandler } from 'workbox-strategies';
import { Strategy } from 'workbox-strategies/Strategy.js';
import { cachePrefix, versionAddress } from '@/lib/browser/worker-cache';

const cacheName = `${cachePrefix}published`;

/** Always fetches and stores the response, as a page must not get an old response. */
class FetchAndStore extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    // The write fails on a full device.
    void handler.waitUntil(handler.cachePut(request, response.clone()).catch(() => undefined));
    return response;
  }
}

const strategy = new FetchAndStore({
  cacheName,
  // A host that fails or refuses says nothing about the build; a missing file means another app or none.
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.ok || [404, 410].includes(response.status) ? response : null,
    },
  ],
});

/** Answers a request for the published build. The second promise resolves when the response is stored, and rejects when there is no response. */
export function fetchPublishedBuild(event: ExtendableEvent, request: Request) {
  const [response, storing] = strategy.handleAll({ event, request });
  return [response, response.then(() => storing)] as const;
}

/** Fetches the id of the published build for the next navigation. Never rejects. */
export async function refreshPublishedBuild(event: ExtendableEvent): Promise<void> {
  try {
    await strategy.handle({ event, request: new Request(versionAddress, { cache: 'no-store' }) });
  } catch {
    // Without a connection the stored response stays.
  }
}

/** Whether the last response of the host named another build, newer or older. */
export async function isBuildReplaced(id: string): Promise<boolean> {
  const response = await caches.match(versionAddress, { cacheName });
  if (!response) return false;
  try {
    const { build } = (await response.json()) as { build?: unknown };
    return build !== id;
  } catch {
    return true;
  }
}
