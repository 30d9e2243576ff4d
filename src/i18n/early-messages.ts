import { callLimitMs } from '@/lib/promises';

/** What the script in the head of a page leaves at `window.earlyMessages`: the answer for a dictionary that is under way. */
interface EarlyMessages {
  /** Of the dictionary: pages name that of their language. */
  address: string;
  response: Promise<Response>;
  /** Ends the wait, so that another caller does not wait as long again. */
  signal: AbortSignal;
}

declare global {
  var earlyMessages: EarlyMessages | undefined;
}

/** How a dictionary is asked for, as the contract says of every call. */
export const messagesRequest = (locale: string, signal = AbortSignal.timeout(callLimitMs)) => ({
  headers: { Accept: 'application/json', 'Accept-Language': locale },
  credentials: 'include' as const,
  signal,
});

/** The answer for that dictionary, if the page's head has asked for it (src/bootstrap/preload-data.ts); once, since an answer can be read once. */
export function takeEarlyMessages(address: string): EarlyMessages | undefined {
  const early = globalThis.earlyMessages;
  if (early?.address !== address) return undefined;
  globalThis.earlyMessages = undefined;
  return early;
}
