import { callLimitMs } from '@/lib/promises';

/** `window.earlyMessages`: the dictionary request that the bootstrap script has preloaded. */
interface EarlyMessages {
  address: string;
  response: Promise<Response>;
  /** The request's timeout; a repeated request shares it, so that the wait does not start anew. */
  signal: AbortSignal;
}

declare global {
  var earlyMessages: EarlyMessages | undefined;
}

/** The `fetch` options for a dictionary, the same as for the contract's operations. */
export const messagesRequest = (locale: string, signal = AbortSignal.timeout(callLimitMs)) => ({
  headers: { Accept: 'application/json', 'Accept-Language': locale },
  credentials: 'include' as const,
  signal,
});

/** Returns the preloaded request for that URL (src/bootstrap/preload-data.ts), only once, as a response body can be read once. */
export function takeEarlyMessages(address: string): EarlyMessages | undefined {
  const preloadedRequest = globalThis.earlyMessages;
  if (preloadedRequest?.address !== address) return undefined;
  globalThis.earlyMessages = undefined;
  return preloadedRequest;
}
