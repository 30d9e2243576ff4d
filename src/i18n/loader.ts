import { expectedShape, messageAddresses } from 'virtual:i18n';
import { ChunkLoadError } from '@/lib/browser/load-chunk';
import { parseJson } from '@/lib/json';
import type { Locale } from '@/lib/locale';
import { messagesRequest, takeEarlyMessages } from './early-messages';
import { messageShape } from './shape';
import type { Messages } from './translate';

const dayMs = 24 * 60 * 60 * 1000;

const cache = new Map<Locale, { messages: Messages; loadedAt: number }>();
const failures = new Map<Locale, unknown>();
const pendingRequests = new Map<Locale, Promise<Messages>>();

/** Loads a language's texts. Callers share one request; the texts are cached for 24 hours, and longer if fetching fails. Rejects if there are no texts: with ChunkLoadError when the host answers without them, as one does that has only a newer build. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const entry = cache.get(locale);
  if (entry && Date.now() - entry.loadedAt < dayMs) return Promise.resolve(entry.messages);
  let request = pendingRequests.get(locale);
  if (!request) {
    request = fetchMessages(locale)
      .then(
        (messages) => {
          cache.set(locale, { messages, loadedAt: Date.now() });
          failures.delete(locale);
          return messages;
        },
        (error: unknown) => {
          if (entry) return entry.messages;
          failures.set(locale, error);
          throw error;
        },
      )
      .finally(() => pendingRequests.delete(locale));
    pendingRequests.set(locale, request);
  }
  return request;
}

/** The cached texts, so that a first render need not wait; null if there are none. */
export const loadedMessages = (locale: Locale): Messages | null => cache.get(locale)?.messages ?? null;

/** Why the last attempt to load the texts failed; undefined if it did not. */
export const getLoadingFailure = (locale: Locale): unknown => failures.get(locale);

/** The texts in an answer, or null when it is not the dictionary. */
async function readMessages(response: Response): Promise<Messages | null> {
  const messages = parseJson(await response.text());
  return response.ok && messageShape(messages) === expectedShape ? (messages as Messages) : null;
}

async function fetchMessages(locale: Locale): Promise<Messages> {
  const address = messageAddresses[locale];
  const earlyMessages = takeEarlyMessages(address);
  const options = messagesRequest(locale, earlyMessages?.signal);
  const request = (cache?: RequestCache) => fetch(address, { ...options, cache });
  const messages =
    (await readMessages(await (earlyMessages?.response.catch(() => request()) ?? request()))) ??
    // A wrong answer may come from a cache.
    (await readMessages(await request('reload')));
  if (!messages) throw new ChunkLoadError(`${address} is not the dictionary`);
  return messages;
}
