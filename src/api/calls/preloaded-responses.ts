import type { Fetch } from './transport';

/** The responses that the bootstrap script requests while the app's code loads (src/bootstrap/preload-data.ts). */
export interface Preloads {
  readonly token: string;
  readonly language: string;
  readonly sentAtMs: number;
  readonly responses: Readonly<Record<string, Promise<Response>>>;
}

declare global {
  interface Window {
    preloads?: Preloads;
  }
}

export const preloadMaxAgeMs = 15_000;

/** Wraps `fetch`: the first call of an address gets the preloaded response, if token and language are the same and no write has been sent since. */
export function withPreloads(
  preloads: Preloads | undefined,
  send: Fetch = (url, init) => fetch(url, init),
  now: () => number = Date.now,
): Fetch {
  const unusedResponses = new Map(Object.entries(preloads?.responses ?? {}));

  function takeResponse(address: string, { method = 'GET', headers }: RequestInit) {
    const response = unusedResponses.get(address);
    if (method !== 'GET') unusedResponses.clear();
    if (!preloads || !response || method !== 'GET') return undefined;
    unusedResponses.delete(address);
    const requestHeaders = new Headers(headers);
    const isUsable =
      requestHeaders.get('Authorization') === `Bearer ${preloads.token}` &&
      requestHeaders.get('Accept-Language') === preloads.language &&
      Math.abs(now() - preloads.sentAtMs) < preloadMaxAgeMs;
    return isUsable ? response : undefined;
  }

  return (address, init) => {
    const response = takeResponse(address, init);
    if (!response) return send(address, init);
    const { signal } = init;
    const abortRejection = new Promise<never>((_, reject) => {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    return Promise.race([response, abortRejection]);
  };
}
