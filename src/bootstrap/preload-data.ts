import { defaultRequestInit } from '@/api/http';
import type { PreloadedResponses } from '@/api/early-answers';
import { decodeClaims, documentTokens } from '@/api/tokens';
import { messagesRequest } from '@/i18n/early-messages';
import { parseId } from '@/routing/table';
import { idPlaceholder } from './page-data';

/** A request whose failure is reported only to the taker of its answer. */
function ignoreRejection<T>(request: Promise<T>): Promise<T> {
  request.catch(() => undefined);
  return request;
}

/** Asks for the words beside the app's code, which takes the answer (`takeEarlyMessages`). */
export function preloadMessages(address: string, locale: string): void {
  const request = messagesRequest(locale);
  // The body too is read within the time limit: code that comes later finds the words.
  const response = fetch(address, request).then(async (answer) => new Response(await answer.text(), answer));
  window.earlyMessages = { address, response: ignoreRejection(response), signal: request.signal };
}

/** The entries that an address needs: those without a `#…`, and those of the section that the hash names. */
export const entriesForHash = (hash: string, list: readonly string[]): string[] =>
  list.map((one) => one.split('#')).flatMap(([one = '', part]) => (part && hash !== `#${part}` ? [] : [one]));

/** The addresses of the early calls at a pathname; null if the id in it is not valid. */
export function resolveCalls(calls: readonly string[], pathname: string): string[] | null {
  const id = parseId(pathname.split('/').at(-1) ?? '');
  if (id === null && calls.some((call) => call.includes(idPlaceholder))) return null;
  return calls.map((call) => call.replace(idPlaceholder, String(id)));
}

/** Asks for what the screen starts with, beside its code, which takes the answers (`withEarlyAnswers`). Null without a token that lasts. */
export function preloadData(calls: readonly string[], language: string, now: number): PreloadedResponses | null {
  const { access: token } = documentTokens();
  const claims = token === null ? null : decodeClaims(token);
  // The app itself refreshes one that is about to expire.
  if (token === null || claims === null || claims.exp * 1000 <= now + 60_000) return null;
  const Authorization = `Bearer ${token}`;
  const headers = { Accept: 'application/json', 'Accept-Language': language, Authorization };
  const answers = calls.map((address) => [address, ignoreRejection(fetch(address, { ...defaultRequestInit, headers }))]);
  return (window.preloadedResponses = { token, language, sentAt: now, responses: Object.fromEntries(answers) });
}
