import type { StrategyHandler } from 'workbox-strategies';
import { Strategy } from 'workbox-strategies/Strategy.js';
import { cachePrefix, versionAddress } from '@/lib/worker-cache';

const cacheName = `${cachePrefix}published`;

/** Asks the host each time, and notes what it said: a page must not take a former answer for the present one. */
class AskAndNote extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    // On a device that is full, nothing is noted.
    void handler.waitUntil(handler.cachePut(request, response.clone()).catch(() => undefined));
    return response;
  }
}

const asked = new AskAndNote({
  cacheName,
  // A host that fails knows nothing; one that has no such file has another app, or none.
  plugins: [{ cacheWillUpdate: async ({ response }) => (response.status < 500 ? response : null) }],
});

/** Answers a request for the published build. The second promise is fulfilled once the answer is noted; rejected where there is none. */
export function fetchPublished(event: ExtendableEvent, request: Request): [Promise<Response>, Promise<void>] {
  const [response, noted] = asked.handleAll({ event, request });
  return [response, response.then(() => noted)];
}

/** Asks which build is published, for the next navigation. Never fails. */
export async function refreshPublished(event: ExtendableEvent): Promise<void> {
  try {
    await asked.handle({ event, request: new Request(versionAddress, { cache: 'no-store' }) });
  } catch {
    // No connection: what was heard last still counts.
  }
}

/** Whether the host last said that another build than this is published, an older one too. */
export async function isReplaced(id: string): Promise<boolean> {
  const heard = await caches.match(versionAddress, { cacheName });
  if (!heard) return false;
  try {
    const { build } = (await heard.json()) as { build?: unknown };
    return build !== id;
  } catch {
    return true;
  }
}
