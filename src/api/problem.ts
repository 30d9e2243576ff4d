import { ChunkLoadError } from '@/lib/browser/load-chunk';
import type { Failure, FieldProblem, ProblemFields } from '@/lib/failure';

/** A failed call; `status` is the HTTP status, or null without an answer. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number | null;
  /** The time of the error, in milliseconds since 1970 by the device's clock; `retryAfter` counts from it. */
  readonly failedAt = Date.now();

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** An answer with an error status: from the backend, with a problem document or its framework's error, or from a proxy. Unknown codes are possible. */
export class ProblemError extends ApiError implements Required<ProblemFields> {
  override name = 'ProblemError';
  declare readonly status: number;
  declare readonly code: string | null;
  declare readonly isInferred: boolean;
  declare readonly detail: string | null;
  declare readonly errors: readonly FieldProblem[];
  declare readonly retryAfter: number | null;

  constructor(operation: string, status: number, fields: Required<ProblemFields>) {
    super(`${operation} answered ${status} ${fields.code ?? 'without a code'}`, status);
    Object.assign(this, fields);
  }
}

/** No answer: offline, unreachable, connection reset, or blocked by CORS. */
export class NetworkError extends ApiError {
  override name = 'NetworkError';
}

/** No complete answer within the time limit; a write may or may not have happened. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';
}

/** A successful answer that breaks the contract, or a redirect. Its message names the wrong fields, never their values. */
export class MalformedResponseError extends ApiError {
  override name = 'MalformedResponseError';
  readonly operation: string;

  constructor(operation: string, status: number, fault: string) {
    super(`${operation} answered ${status} with ${fault}`, status);
    this.operation = operation;
  }
}

/** The session ended with a 401 or cannot be refreshed: the app redirects to the login screen, with the address to return to. */
export class SessionExpiredError extends ApiError {
  override name = 'SessionExpiredError';

  constructor() {
    super('The session has expired', 401);
  }
}

/** The session of the call has changed: the call is not sent, or its answer is dropped. This error is never shown. */
export class SessionChangedError extends ApiError {
  override name = 'SessionChangedError';

  constructor() {
    super('The session of the call is gone');
  }
}

/** Too many token refreshes have failed, so the call was not sent. A retry is possible after `retryAfter` seconds. */
export class RefreshLimitError extends ApiError {
  override name = 'RefreshLimitError';
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many attempts to refresh the access token');
    this.retryAfter = retryAfter;
  }
}

/** A token could not be stored, so nobody can sign in with this browser. */
export class TokenStorageError extends ApiError {
  override name = 'TokenStorageError';
  /** Larger than a cookie, not stored by the browser, or invalid in a header. */
  readonly reason: 'too_large' | 'not_stored' | 'invalid';

  constructor(cookie: string, reason: TokenStorageError['reason']) {
    super(`The cookie ${cookie} cannot be kept: ${reason}`);
    this.reason = reason;
  }
}

/** A cookie cannot be stored though others can: another site on a parent domain has one of this name. */
export class CookieTakenError extends TokenStorageError {
  override name = 'CookieTakenError';
}

export const isProblem = (error: unknown, code?: string): error is ProblemError =>
  error instanceof ProblemError && (code === undefined || error.code === code);

/** Whether neither the error answer nor the contract gives its code, as from a proxy in front of the backend. */
export const isProxyRefusal = (error: unknown): error is ProblemError =>
  isProblem(error) && error.code === null;

/** A timer of more than 24 days would fire at once, so waits are limited to a day. */
const maxWaitSeconds = 86_400;

/** Milliseconds to wait before a retry as the answer asks, a day at most, else 0. */
export const retryAfterMs = (error: unknown): number =>
  error instanceof ProblemError || error instanceof RefreshLimitError
    ? Math.min(error.retryAfter ?? 0, maxWaitSeconds) * 1000
    : 0;

/** Whether the backend itself, by a code of its own, answered 403 or 404, so that a retry is useless. */
export const isForbiddenOrMissing = (error: unknown): error is ProblemError =>
  isProblem(error) && !error.isInferred && (error.status === 403 || error.status === 404);

export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Whether there was no answer. The next answer to any call then shows that a retry is worthwhile. */
export const isUnanswered = (error: unknown): boolean =>
  [NetworkError, TimeoutError, RefreshLimitError, ChunkLoadError].some((Type) => error instanceof Type);

/** Whether a failed write may still have happened: no answer, an invalid answer, or a 5xx. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  [NetworkError, TimeoutError, MalformedResponseError].some((Type) => error instanceof Type) ||
  (error instanceof ProblemError && error.status >= 500);

/** Whether the call was aborted on purpose or its session has changed. Such an error is never shown. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof SessionChangedError || (error instanceof Error && error.name === 'AbortError');

const kindsOfErrors = [
  [ChunkLoadError, 'chunk_load'],
  [NetworkError, 'offline'],
  [TimeoutError, 'timeout'],
  [MalformedResponseError, 'malformed'],
  [CookieTakenError, 'cookie_taken'],
  [TokenStorageError, 'token_storage'],
  [SessionExpiredError, 'session_expired'],
] as const;

/** Classifies any thrown value for the screen; `cancelled` and `session_expired` need no text. */
export function describeError(error: unknown): Failure {
  if (error instanceof ProblemError) {
    const { status, code, isInferred, detail, errors, retryAfter, failedAt } = error;
    return { kind: 'problem', status, code, isInferred, detail, errors, retryAfter, failedAt };
  }
  if (error instanceof RefreshLimitError)
    return { kind: 'refresh_limit', retryAfter: error.retryAfter, failedAt: error.failedAt };
  const classAndKind = kindsOfErrors.find(([Type]) => error instanceof Type);
  return { kind: classAndKind?.[1] ?? (isCancelled(error) ? 'cancelled' : 'unknown') };
}
