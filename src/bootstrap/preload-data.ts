import { callDefaults } from '@/api/http';
import type { Preloads } from '@/api/preloaded-responses';
import { decodeClaims, documentTokens } from '@/api/tokens';
import { messagesRequest } from '@/i18n/early-messages';
import { parseId } from '@/routing/table';
import { idPlaceholder } from './page-data';

/** Prevents an unhandled rejection; the reader of the promise still gets the failure. */
function muteFailure<T>(request: Promise<T>): Promise<T> {
  request.catch(() => undefined);
  return request;
}

/** Preloads the dictionary; the app's code takes it later. */
export function preloadMessages(address: string, locale: string): void {
  const request = messagesRequest(locale);
  // The time limit would abort a body that is read later.
  const response = fetch(address, request).then(async (answer) => new Response(await answer.text(), answer));
  window.earlyMessages = { address, response: muteFailure(response), signal: request.signal };
}

/** The entries without a `#hash`, and those with the given one. */
export const entriesForHash = (hash: string, list: readonly string[]): string[] =>
  list.map((one) => one.split('#')).flatMap(([one = '', part]) => (part && hash !== `#${part}` ? [] : [one]));

/** The paths to preload at a pathname; null if its id is invalid. */
export function resolveCalls(calls: readonly string[], pathname: string): string[] | null {
  const id = parseId(pathname.split('/').at(-1) ?? '');
  if (id === null && calls.some((call) => call.includes(idPlaceholder))) return null;
  return calls.map((call) => call.replace(idPlaceholder, String(id)));
}

/** Preloads the data of the screen; the client takes the responses (`withPreloads`). Null without a token that is valid for a minute. */
export function preloadData(calls: readonly string[], language: string, now: number): Preloads | null {
  const { access: token } = documentTokens();
  const claims = token === null ? null : decodeClaims(token);
  // The app refreshes a token that is about to expire.
  if (token === null || claims === null || claims.exp * 1000 <= now + 60_000) return null;
  const Authorization = `Bearer ${token}`;
  const headers = { Accept: 'application/json', 'Accept-Language': language, Authorization };
  const answers = calls.map((address) => [
    address,
    muteFailure(fetch(address, { ...callDefaults, headers })),
  ]);
  return (window.preloads = {
    token,
    language,
    sentAt: now,
    responses: Object.fromEntries(answers),
  });
}
