import { ChunkLoadError } from '@/lib/load-chunk';

/** One invalid field of a problem document (RFC 9457, `errors[]`). */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** What went wrong with a call; `status` is the HTTP status, or null when no answer came. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number | null;
  /** In milliseconds since 1970 by the device's clock: seconds to wait count from then. */
  readonly at = Date.now();

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

interface ProblemFields {
  /** Null where the body is none: a proxy in front of the backend has answered, of which only status and headers count. */
  readonly code: string | null;
  readonly detail: string | null;
  readonly errors: readonly FieldProblem[];
  /** Seconds to wait before trying again, from the body or the `Retry-After` header. */
  readonly retryAfter: number | null;
}

/** The call was refused, by the backend with a problem document or by a proxy without one. Unknown codes are kept as they came. */
export class ProblemError extends ApiError implements ProblemFields {
  override name = 'ProblemError';
  declare readonly status: number;
  declare readonly code: string | null;
  declare readonly detail: string | null;
  declare readonly errors: readonly FieldProblem[];
  declare readonly retryAfter: number | null;

  constructor(operation: string, status: number, fields: ProblemFields) {
    super(`${operation} answered ${status} ${fields.code ?? 'without a problem document'}`, status);
    Object.assign(this, fields);
  }
}

/** No answer: offline, unreachable, connection reset, or refused by the browser (CORS). */
export class NetworkError extends ApiError {
  override name = 'NetworkError';
}

/** No complete answer within the time limit; a write may or may not have happened. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';
}

/** A success that is not what the contract says, or a redirect. Its message says where the answer differs, never what it holds. */
export class MalformedResponseError extends ApiError {
  override name = 'MalformedResponseError';
  declare readonly status: number;
  readonly operation: string;

  constructor(operation: string, status: number, fault: string) {
    super(`${operation} answered ${status} with ${fault}`, status);
    this.operation = operation;
  }
}

/** The session has ended with a 401 (or cannot be renewed): go to login with `next`. */
export class SessionExpiredError extends ApiError {
  override name = 'SessionExpiredError';

  constructor() {
    super('The session has expired', 401);
  }
}

/** The call needs a session that is no longer this tab's: it is not sent, or its answer is dropped. Not to be shown. */
export class SessionChangedError extends ApiError {
  override name = 'SessionChangedError';

  constructor() {
    super('The session of the call is gone');
  }
}

/** Too many refreshes of the token have failed, so nothing was sent. A retry is possible after `retryAfter` seconds. */
export class RefreshLimitError extends ApiError {
  override name = 'RefreshLimitError';
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many attempts to refresh the access token');
    this.retryAfter = retryAfter;
  }
}

/** Over the size of a cookie, refused by the browser, or not fit for a header. */
type TokenFault = 'too_large' | 'not_stored' | 'invalid';

/** A token could not be kept, so signing in cannot succeed in this browser: an error with words, never a login loop. */
export class TokenStorageError extends ApiError {
  override name = 'TokenStorageError';
  readonly reason: TokenFault;

  constructor(cookie: string, reason: TokenFault) {
    super(`The cookie ${cookie} cannot be kept: ${reason}`);
    this.reason = reason;
  }
}

export const isProblem = (error: unknown, code?: string): error is ProblemError =>
  error instanceof ProblemError && (code === undefined || error.code === code);

/** Was the call refused without a problem document, as by a proxy in front of the backend? */
export const isProxyRefusal = (error: unknown): error is ProblemError =>
  isProblem(error) && error.code === null;

/** A timer counts no more than 24 days: one that is to take longer fires at once. */
const maxWaitSeconds = 86_400;

/** Milliseconds that the answer asks to wait before trying again, a day at most. */
export const retryAfterMs = (error: unknown): number =>
  error instanceof ProblemError || error instanceof RefreshLimitError
    ? Math.min(error.retryAfter ?? 0, maxWaitSeconds) * 1000
    : 0;

/** Did the backend itself, not a proxy, refuse the thing (403, 404), so that asking again and again is of no use? */
export const isForbiddenOrMissing = (error: unknown): error is ProblemError =>
  isProblem(error) && error.code !== null && (error.status === 403 || error.status === 404);

/** Whether the backend answered 401, with any body. */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Whether nothing answered. The first answer to another call then shows that a retry is worthwhile. */
export const isUnanswered = (error: unknown): boolean =>
  [NetworkError, TimeoutError, RefreshLimitError, ChunkLoadError].some((Kind) => error instanceof Kind);

/** May a write have happened although nothing says so: no answer, none that fits, or a failing backend? */
export const isOutcomeUnknown = (error: unknown): boolean =>
  [NetworkError, TimeoutError, MalformedResponseError].some((Kind) => error instanceof Kind) ||
  (error instanceof ProblemError && error.status >= 500);

/** Was the call given up on purpose (aborted, or its session is gone)? Such an error is never shown. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof SessionChangedError || (error instanceof Error && error.name === 'AbortError');

/** An error in terms of the person's situation; the component that shows it adds the words. */
export type ErrorDescription =
  | ({ readonly kind: 'problem'; readonly status: number; readonly at: number } & ProblemFields)
  | { readonly kind: 'refresh_limit'; readonly retryAfter: number; readonly at: number }
  | { readonly kind: (typeof kinds)[number][1] | 'cancelled' | 'unknown' };

const kinds = [
  [ChunkLoadError, 'code'],
  [NetworkError, 'offline'],
  [TimeoutError, 'timeout'],
  [MalformedResponseError, 'malformed'],
  [TokenStorageError, 'token_storage'],
  [SessionExpiredError, 'session_expired'],
] as const;

/** Sorts any thrown value into the few situations that a screen words differently; `cancelled` and `session_expired` need no words. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof ProblemError) {
    const { status, code, detail, errors, retryAfter, at } = error;
    return { kind: 'problem', status, code, detail, errors, retryAfter, at };
  }
  if (error instanceof RefreshLimitError)
    return { kind: 'refresh_limit', retryAfter: error.retryAfter, at: error.at };
  const known = kinds.find(([Kind]) => error instanceof Kind);
  return { kind: known?.[1] ?? (isCancelled(error) ? 'cancelled' : 'unknown') };
}
