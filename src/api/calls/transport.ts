import { callDefaults, type RequestOptions, type Transport } from '@/api/http';
import {
  ApiError,
  isProxyRefusal,
  isUnauthorized,
  isProblem,
  MalformedResponseError,
  NetworkError,
  SessionChangedError,
  TimeoutError,
} from '@/api/problem';
import type { Clock } from '@/api/session/clock';
import type { RequestAuth } from '@/api/session/tab-session';
import { nextTask } from '@/lib/browser/scheduling';
import { callLimitMs } from '@/lib/promises';
import type { EntityTags } from './entity-tags';
import { type Decoration, parseRetryAfter, readJson, toProblemError, validateBody } from './response';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface TransportOptions {
  /** Origin of the API; '' for the page's origin. */
  readonly origin: string;
  readonly getLocale: () => string;
  /** Authorizes the calls; without it a call is anonymous unless its options have a `token`. */
  readonly authorize?: () => Promise<RequestAuth>;
  readonly fetch?: Fetch;
  /** The names of decorative fields (`x-decorative-fields`), whose invalid values are replaced. */
  readonly decorativeFields?: readonly string[] | undefined;
  /** Called for answers that break the contract, and once for each decorative field that is mended. */
  readonly report?: (error: ApiError) => void;
  /** More headers for API calls, but not for dictionaries. */
  readonly getTraceHeaders?: () => Record<string, string>;
  /** Reads the `Date` header of each answer and, where there is none, tells the backend's time; by default the device's. */
  readonly clock?: Pick<Clock, 'deviceNow' | 'serverNow' | 'recordServerDate'>;
  /** Lets the backend answer a read with 304 when the query holds its newest value. */
  readonly entityTags?: EntityTags;
}

const uploadTimeoutMs = 60_000;

/** A body with more characters is parsed and validated in two tasks, as each takes 20 ms on a slow phone. */
const longBodyLength = 100_000;

/** The contract's paths: no dot, no percent sign, no empty segment, nothing outside /api. */
const apiPathPattern = /^\/api(\/[A-Za-z0-9_-]+)+\/?$/;
const dictionaryPathPattern = /^\/_i18n\/[0-9a-f]{1,64}\/(cs|en)\/messages\.json$/;

/** The pathname of a generated address. Throws unless the pathname fits the contract, as an invalid id (`..`, `%2F`) must not reach another endpoint. */
export function getCheckedPathname(url: string): string {
  const pathname = url.split('?', 1)[0] ?? '';
  if ((!apiPathPattern.test(pathname) && !dictionaryPathPattern.test(pathname)) || /[#\\\s]/.test(url))
    // The message leaves out the address, which could hold a secret.
    throw new ApiError('Refused to call an address that is not in the contract');
  return pathname;
}

/** Method and path without ids and query, for logs: `GET /api/match/{id}/`. */
export const getOperationName = (method: string, pathname: string): string =>
  `${method} ${pathname.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`;

/** Creates the transport of the generated functions. It rejects with the errors of `problem.ts`; a 401 ends the session, unless the call has its own `token`. */
export function createTransport(options: TransportOptions): Transport {
  const { origin, getLocale, authorize, clock } = options;
  const send = options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));

  /** The authorization of a call by the session, or null when the call needs none. */
  async function getAuth({ token, isPublic }: RequestOptions): Promise<RequestAuth | null> {
    if (token !== undefined || authorize === undefined) return null;
    if (isPublic) return authorize().catch(() => null);
    const auth = await authorize();
    // A screen that is about to unmount may still poll after a sign-out; the answer would be a 401.
    if (auth.token === null) throw new SessionChangedError();
    return auth;
  }

  const reportedFields = new Set<string>();
  const decoration: Decoration = {
    fields: options.decorativeFields ?? [],
    // A polled list would report the same field every minute, so each field is reported once.
    onMended(error, fieldNames) {
      const { size } = reportedFields;
      for (const name of fieldNames) reportedFields.add(`${error.operation} ${name}`);
      if (reportedFields.size > size) options.report?.(error);
    },
  };

  async function call(url: string, callOptions: RequestOptions, isRepeated = false): Promise<unknown> {
    const { schema, timeoutMs, token, isPublic, ...init } = callOptions;
    const pathname = getCheckedPathname(url);
    const isApi = pathname.startsWith('/api/');
    const { method = 'GET' } = init;
    const operation = getOperationName(method, pathname);
    const auth = isApi ? await getAuth(callOptions) : null;

    const headers = new Headers(isApi ? options.getTraceHeaders?.() : undefined);
    headers.set('Accept', 'application/json');
    headers.set('Accept-Language', getLocale());
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    const bearerToken = token === undefined ? auth?.token : token;
    if (bearerToken) headers.set('Authorization', `Bearer ${bearerToken}`);

    const language = headers.get('Accept-Language') ?? '';
    const tags = isApi && method === 'GET' && token === undefined ? options.entityTags : undefined;
    const known = tags?.find(url, language);
    if (known) {
      headers.set('If-None-Match', known.tag);
      // Beside `no-store` a browser writes `no-cache`, for which Express answers a known tag with the whole body.
      headers.set('Cache-Control', 'max-age=0');
    }

    const sentAt = clock?.deviceNow() ?? 0;
    const limitMs = timeoutMs ?? (init.body instanceof FormData ? uploadTimeoutMs : callLimitMs);
    init.signal?.throwIfAborted();
    // Not `AbortSignal.any`, whose signal Node may collect as garbage before it aborts (github.com/nodejs/node/issues/57736).
    const controller = new AbortController();
    const { signal } = controller;
    const abort = (): void => controller.abort();
    const timer = setTimeout(abort, limitMs);
    init.signal?.addEventListener('abort', abort);
    let response: Response;
    let bodyText: string;
    try {
      response = await send(isApi ? origin + url : url, { ...callDefaults, ...init, headers, signal });
      bodyText = await response.text();
    } catch {
      init.signal?.throwIfAborted();
      if (signal.aborted) throw new TimeoutError(`${operation} took more than ${limitMs} ms`);
      // A backend on another origin may not allow these headers.
      if (known && origin !== '') return tags?.runWithout(() => call(url, callOptions, isRepeated));
      throw new NetworkError(`${operation} got no answer`);
    } finally {
      clearTimeout(timer);
      init.signal?.removeEventListener('abort', abort);
    }

    const serverTime = Date.parse(response.headers.get('Date') ?? '');
    // A dictionary may come from a cache with an old date.
    if (isApi && !Number.isNaN(serverTime)) clock?.recordServerDate(serverTime, sentAt, method === 'GET');
    const checkSession = (): void => {
      if (auth?.token && !auth.isCurrent()) throw new SessionChangedError();
    };
    checkSession();

    try {
      const isUnchanged = known !== undefined && response.status === 304;
      if (response.ok || isUnchanged) {
        // A public call works without its token.
        if (auth?.token && !isPublic) auth.handleSuccess();
        if (isUnchanged) {
          tags?.record(url, language, known.tag);
          return known.data;
        }
        const body = readJson(operation, response, bodyText);
        if (bodyText.length > longBodyLength) {
          await nextTask();
          checkSession();
        }
        const data = validateBody(operation, response.status, body, schema, decoration);
        tags?.record(url, language, response.headers.get('ETag'));
        return data;
      }
      const now = Number.isNaN(serverTime) ? (clock?.serverNow ?? Date.now)() : serverTime;
      const retryAfter = parseRetryAfter(response.headers.get('Retry-After'), now);
      throw toProblemError(operation, response.status, readJson(operation, response, bodyText), retryAfter);
    } catch (error) {
      // A refused write did not happen, so it may be repeated with another token.
      if (isUnauthorized(error) && auth?.handleUnauthorized(isProblem(error, 'token_expired'), isRepeated))
        return call(url, callOptions, true);
      if (error instanceof MalformedResponseError || isProxyRefusal(error)) options.report?.(error);
      throw error;
    }
  }
  return (url, callOptions) => call(url, callOptions);
}
