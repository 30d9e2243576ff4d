import type { Fetch } from './transport';

/** The calls that the script in the page's head has started beside the app's code (src/bootstrap/preload-data.ts, `earlyCalls`). */
export interface PreloadedResponses {
  readonly token: string;
  readonly language: string;
  readonly sentAt: number;
  readonly responses: Readonly<Record<string, Promise<Response>>>;
}

declare global {
  interface Window {
    preloadedResponses?: PreloadedResponses;
  }
}

/** Milliseconds after which an early answer is too old to begin with. */
export const preloadMaxAgeMs = 15_000;

/**
 * The browser's `fetch`, but the first call of an address is given the answer, or the failure, of the same call from the page's head: sent
 * with the same token, in the same language, and not followed by a write, which may have made it wrong.
 */
export function withPreloadedResponses(
  preloaded: PreloadedResponses | undefined,
  send: Fetch = (url, init) => fetch(url, init),
  now: () => number = Date.now,
): Fetch {
  const unusedResponses = new Map(Object.entries(preloaded?.responses ?? {}));

  function takeResponse(address: string, { method = 'GET', headers }: RequestInit): Promise<Response> | undefined {
    const answer = unusedResponses.get(address);
    if (method !== 'GET') unusedResponses.clear();
    if (!preloaded || !answer || method !== 'GET') return undefined;
    unusedResponses.delete(address);
    const requestHeaders = new Headers(headers);
    const isSameCall =
      requestHeaders.get('Authorization') === `Bearer ${preloaded.token}` &&
      requestHeaders.get('Accept-Language') === preloaded.language &&
      Math.abs(now() - preloaded.sentAt) < preloadMaxAgeMs;
    return isSameCall ? answer : undefined;
  }

  return (address, init) => {
    const answer = takeResponse(address, init);
    if (!answer) return send(address, init);
    const { signal } = init;
    const aborted = new Promise<never>((_, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    return Promise.race([answer, aborted]);
  };
}
