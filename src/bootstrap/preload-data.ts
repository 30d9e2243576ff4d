import { readSession } from '@/api/browser/session-cookies';
import type { Preloads } from '@/api/calls/preloaded-responses';
import { callDefaults } from '@/api/http';
import { readExpiry } from '@/api/session/jwt';
import { messagesRequest } from '@/i18n/early-messages';
import { parseId } from '@/routing/table';

/** This part of a call's path is replaced by the id at the end of the page's address. */
export const idPlaceholder = '$id';

const splitList = (text = ''): string[] => text.split(' ').filter(Boolean);

/** Reads the `data-…` that the build writes on the bootstrap script (scripts/vite/pages/page.ts). */
export function readPageData({ dataset }: HTMLOrSVGElement) {
  const { messages = '', entry = '', sheet = '' } = dataset;
  return {
    /** The API paths to preload for a person with a session; `path#hash` only when the address has that hash. */
    calls: splitList(dataset['calls']),
    /** The files of the app and the screen. */
    code: splitList(dataset['code']),
    /** The files only for a guest and only for a person with a session; `file#hash` only when the address has that hash. */
    guestCode: splitList(dataset['guest']),
    memberCode: splitList(dataset['member']),
    messagesAddress: messages,
    /** The files of the first paint, of which the last one paints; `file#hash` as above. */
    firstPaintFiles: splitList(dataset['paint']),
    entryFile: entry,
    sheetFile: sheet,
  };
}

/** Prevents an unhandled rejection; code that awaits the promise still gets the failure. */
function muteFailure<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Preloads the dictionary; the app's code takes it later. */
export function preloadMessages(address: string, locale: string): void {
  const request = messagesRequest(locale);
  // The body is read at once: the time limit of the request would abort a later reading.
  const response = fetch(address, request).then(async (answer) => new Response(await answer.text(), answer));
  window.earlyMessages = { address, response: muteFailure(response), signal: request.signal };
}

/** The entries that have no `#hash`, and those that have the given hash. */
export const selectEntries = (hash: string, entries: readonly string[]): string[] =>
  entries
    .map((entry) => entry.split('#'))
    .flatMap(([path = '', entryHash]) => (entryHash && hash !== `#${entryHash}` ? [] : [path]));

/** The paths to preload at a pathname; null if its id is invalid. */
export function resolveCalls(calls: readonly string[], pathname: string): string[] | null {
  const id = parseId(pathname.split('/').at(-1) ?? '');
  if (id === null && calls.some((call) => call.includes(idPlaceholder))) return null;
  return calls.map((call) => call.replace(idPlaceholder, String(id)));
}

/** Preloads the data of the screen; the client takes the responses (`withPreloads`). Null unless the token is valid for another minute. */
export function preloadData(calls: readonly string[], language: string, now: number): Preloads | null {
  const { access: token } = readSession();
  const expiry = token === null ? null : readExpiry(token);
  // The app refreshes a token that is about to expire.
  if (token === null || expiry === null || expiry <= now + 60_000) return null;
  const Authorization = `Bearer ${token}`;
  const headers = { Accept: 'application/json', 'Accept-Language': language, Authorization };
  const send = (address: string) => muteFailure(fetch(address, { ...callDefaults, headers }));
  const responses = Object.fromEntries(calls.map((address) => [address, send(address)]));
  return (window.preloads = { token, language, sentAtMs: now, responses });
}
