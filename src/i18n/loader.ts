import { expectedShape, messageAddresses } from 'virtual:i18n';
import type { Locale } from '@/lib/locale';
import { messagesRequest, takeEarlyMessages } from './early-messages';
import { messageShape } from './shape';
import type { Messages } from './translate';

/** Words are kept in memory for 24 hours, in milliseconds. */
const CACHE_MS = 24 * 60 * 60 * 1000;

interface Entry {
  messages: Messages;
  loadedAt: number;
}

const cache = new Map<Locale, Entry>();
const underWay = new Map<Locale, Promise<Messages>>();

/**
 * The words of a language: kept for 24 hours, asked for once however many callers wait. Rejects when they cannot be
 * had (offline, HTML in place of JSON, a key missing); calling again tries again. Words older than 24 hours serve when
 * they cannot be had anew: their address holds the hash of their content, so they are still the right ones.
 */
export function loadMessages(locale: Locale): Promise<Messages> {
  const entry = cache.get(locale);
  if (entry && Date.now() - entry.loadedAt < CACHE_MS) return Promise.resolve(entry.messages);
  let request = underWay.get(locale);
  if (!request) {
    request = fetchMessages(locale)
      .then(
        (messages) => {
          cache.set(locale, { messages, loadedAt: Date.now() });
          return messages;
        },
        (error: unknown) => {
          if (entry) return entry.messages;
          throw error;
        },
      )
      .finally(() => underWay.delete(locale));
    underWay.set(locale, request);
  }
  return request;
}

/** The words that are in memory already, so that a first render need not wait; null when there are none. */
export const loadedMessages = (locale: Locale): Messages | null => cache.get(locale)?.messages ?? null;

const request = (address: string, locale: Locale): Promise<Response> =>
  fetch(address, messagesRequest(locale));

async function fetchMessages(locale: Locale): Promise<Messages> {
  const address = messageAddresses[locale];
  const askAnew = (failure: unknown): Promise<Response> => {
    // Who has waited that long is told so, and does not wait as long again.
    if (failure instanceof DOMException && failure.name === 'TimeoutError') throw failure;
    return request(address, locale);
  };
  const response = await (takeEarlyMessages(address)?.catch(askAnew) ?? request(address, locale));
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  const messages: unknown = await response.json();
  if (messageShape(messages) !== expectedShape) throw new Error(`${address} is not a complete dictionary`);
  return messages as Messages;
}
