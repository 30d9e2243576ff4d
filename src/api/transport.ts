import { type Decoration, parseRetryAfter, readJson, toRefusal, validateBody } from './response';
import type { RequestAuth, RequestAuthorizer } from './tab-session';
import {
  ApiError,
  isProxyRefusal,
  isProblem,
  MalformedResponseError,
  NetworkError,
  SessionChangedError,
  TimeoutError,
} from './problem';
import { defaultRequestInit, type RequestOptions, type Transport } from './http';
import { callLimitMs } from '@/lib/promises';
import { nextTask } from '@/lib/scheduling';

/** The browser's `fetch`, or its replacement in a test. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface TransportOptions {
  /** Origin of the API, or '' for the page's own. */
  readonly origin: string;
  /** The language to ask for: `cs` or `en`. */
  readonly locale: () => string;
  /** Whose calls these are; without one, calls are anonymous unless they bring a token. */
  readonly session?: RequestAuthorizer;
  readonly fetch?: Fetch;
  /** The fields of answers whose faults are mended (`x-decorative-fields`); none unless given. */
  readonly decorative?: readonly string[] | undefined;
  /** Told of answers that do not fit the contract, and once of each field that is mended. */
  readonly report?: (error: ApiError) => void;
  /** Further headers for the calls of the API; the dictionaries, which have no API, go without. */
  readonly traceHeaders?: () => Record<string, string>;
  /** Told the backend's time (milliseconds) where an answer shows it. */
  readonly onServerDate?: (date: number) => void;
  /** The backend's time (milliseconds) as far as it is known, for an answer that does not show it; the device's unless given. */
  readonly now?: () => number;
}

const uploadTimeoutMs = 60_000;

/** Signs of a text that is read in one task and checked in another: some hundred matches, each 20 ms on a slow phone. */
const longBodyLength = 100_000;

/** Only what the contract's paths are made of: no dot, no percent sign, no empty segment, nothing outside /api. */
const apiPath = /^\/api(\/[A-Za-z0-9_-]+)+\/?$/;
const dictionaryPath = /^\/_i18n\/[0-9a-f]{1,64}\/(cs|en)\/messages\.json$/;

/** The pathname of a generated address, refused unless the contract could have it: an odd id (`..`, `%2F`) must not reach another endpoint. */
export function checkedPathname(url: string): string {
  const pathname = url.split('?', 1)[0] ?? '';
  if ((!apiPath.test(pathname) && !dictionaryPath.test(pathname)) || /[#\\\s]/.test(url))
    // Which one is not said: it could hold a secret.
    throw new ApiError('Refused to call an address that is not in the contract');
  return pathname;
}

/** Method and path without ids and query, fit for logs: `GET /api/match/{id}/`. */
export const operationName = (method: string, pathname: string): string =>
  `${method} ${pathname.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`;

/**
 * A signal that aborts with the caller's own, or after so many milliseconds. `AbortSignal.any` with `AbortSignal.timeout` will do once Node
 * does not collect such a pair as garbage before it fires: https://github.com/nodejs/node/issues/57736.
 */
function createDeadline(limitMs: number, caller: AbortSignal | null | undefined) {
  const controller = new AbortController();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    controller.abort();
  }, limitMs);
  const abortWithCaller = (): void => controller.abort(caller?.reason);
  if (caller?.aborted) abortWithCaller();
  caller?.addEventListener('abort', abortWithCaller, { once: true });
  return {
    signal: controller.signal,
    /** Was it the time (and not the caller) that aborted? */
    isTimeout: (): boolean => hasTimedOut,
    clear(): void {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abortWithCaller);
    },
  };
}

/**
 * Builds the transport of the generated client: each answer is checked, and each failure becomes one of the errors of `problem.ts`. A 401
 * ends the session, except where the call has a token of its own, or none.
 */
export function createTransport(options: TransportOptions): Transport {
  const { origin, locale, session } = options;
  const send = options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));

  /** The authorization that the session adds to a call, or null when the call is independent of the session. */
  async function authorize({ token, isPublic }: RequestOptions): Promise<RequestAuth | null> {
    if (token !== undefined || session === undefined) return null;
    if (isPublic) return session.authorize().catch(() => null);
    const auth = await session.authorize();
    // Nobody is signed in (any more): a screen that is about to go still polls. The answer could only be a 401.
    if (auth.token === null) throw new SessionChangedError();
    return auth;
  }

  const reported = new Set<string>();
  const decoration: Decoration = {
    fields: options.decorative ?? [],
    // Once for each field of an operation: a list that is asked for every minute would tell it every minute.
    onMended(error, names) {
      const { size } = reported;
      for (const name of names) reported.add(`${error.operation} ${name}`);
      if (reported.size > size) options.report?.(error);
    },
  };

  const transport: Transport = async (url, request) => {
    const { schema, timeoutMs, token, isPublic: _, ...init } = request;
    const pathname = checkedPathname(url);
    const isApi = pathname.startsWith('/api/');
    const operation = operationName(init.method ?? 'GET', pathname);
    const auth = isApi ? await authorize(request) : null;

    const headers = new Headers(init.headers);
    if (!headers.has('Accept')) headers.set('Accept', 'application/json');
    if (!headers.has('Accept-Language')) headers.set('Accept-Language', locale());
    const bearer = token === undefined ? auth?.token : token;
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);

    if (isApi)
      for (const [name, value] of Object.entries(options.traceHeaders?.() ?? {})) headers.set(name, value);

    const limit = timeoutMs ?? (init.body instanceof FormData ? uploadTimeoutMs : callLimitMs);
    const deadline = createDeadline(limit, init.signal);
    let response: Response;
    let text: string;
    try {
      deadline.signal.throwIfAborted();
      const { signal } = deadline;
      response = await send(isApi ? origin + url : url, { ...defaultRequestInit, ...init, headers, signal });
      text = await response.text();
    } catch (error) {
      if (init.signal?.aborted) throw error;
      if (deadline.isTimeout()) throw new TimeoutError(`${operation} took more than ${limit} ms`);
      throw new NetworkError(`${operation} got no answer`);
    } finally {
      deadline.clear();
    }

    const date = Date.parse(response.headers.get('Date') ?? '');
    // A dictionary may come from a cache, with the time at which it was put there.
    if (isApi && !Number.isNaN(date)) options.onServerDate?.(date);
    const checkSession = (): void => {
      if (auth?.token && session?.isCurrent(auth) === false) throw new SessionChangedError();
    };
    checkSession();

    try {
      if (response.ok) {
        if (auth?.token) session?.handleSuccess(auth);
        const body = readJson(operation, response, text);
        if (text.length > longBodyLength) {
          await nextTask();
          checkSession();
        }
        return validateBody(operation, response.status, body, schema, decoration);
      }
      const now = Number.isNaN(date) ? (options.now ?? Date.now)() : date;
      const retryAfter = parseRetryAfter(response.headers.get('Retry-After'), now);
      throw toRefusal(operation, response.status, readJson(operation, response, text), retryAfter);
    } catch (error) {
      if (response.status === 401 && auth !== null) {
        // Nobody but the backend knows what is wrong with a token: after the 401 of a proxy another one is tried, too.
        const isRenewable = isProblem(error, 'token_expired') || isProxyRefusal(error);
        // The call was refused as a whole: sent again with another token it happens once, a write too.
        if (session?.handleUnauthorized(auth, isRenewable)) return transport(url, request);
      }
      if (error instanceof MalformedResponseError || isProxyRefusal(error)) options.report?.(error);
      throw error;
    }
  };
  return transport;
}
