import { expectedShape, messageAddresses } from 'virtual:i18n';
import type { Locale } from '@/lib/locale';
import { messagesRequest, takeEarlyMessages } from './early-messages';
import { messageShape } from './shape';
import type { Messages } from './translate';

const dayMs = 24 * 60 * 60 * 1000;

const cache = new Map<Locale, { messages: Messages; loadedAt: number }>();
const failedLocales = new Set<Locale>();
const pendingRequests = new Map<Locale, Promise<Messages>>();

/** Loads a language's texts. Callers share one request; the texts are cached for 24 hours, and longer if fetching fails. Rejects if there are no texts. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const entry = cache.get(locale);
  if (entry && Date.now() - entry.loadedAt < dayMs) return Promise.resolve(entry.messages);
  let request = pendingRequests.get(locale);
  if (!request) {
    request = fetchMessages(locale)
      .then(
        (messages) => {
          cache.set(locale, { messages, loadedAt: Date.now() });
          failedLocales.delete(locale);
          return messages;
        },
        (error: unknown) => {
          if (entry) return entry.messages;
          failedLocales.add(locale);
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

/** Whether the last attempt to load the texts failed. */
export const hasLoadingFailed = (locale: Locale): boolean => failedLocales.has(locale);

async function fetchMessages(locale: Locale): Promise<Messages> {
  const address = messageAddresses[locale];
  const earlyMessages = takeEarlyMessages(address);
  const request = () => fetch(address, messagesRequest(locale, earlyMessages?.signal));
  const response = await (earlyMessages?.response.catch(request) ?? request());
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  const messages: unknown = await response.json();
  if (messageShape(messages) !== expectedShape) throw new Error(`${address} is not a complete dictionary`);
  return messages as Messages;
}
