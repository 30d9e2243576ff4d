import type { TranslationFunctions } from '@/i18n/i18n-types';
import { isOffline } from '@/lib/browser/browser';
import type { Failure } from '@/lib/failure';

/** Reads the enumerable keys only: typesafe-i18n's namespaces are functions, so `name` and `length` are `in` them too. */
const hasTextFor = <T extends object>(texts: T, key: string): key is Extract<keyof T, string> =>
  Object.keys(texts).includes(key);

function getStatusText({ problems }: TranslationFunctions, status: number, hasNoCode: boolean): string {
  const { codes, statuses } = problems;
  const statusKey = String(status);
  if (hasTextFor(statuses, statusKey)) return statuses[statusKey]();
  if (status === 429) return codes.rate_limited();
  if (status >= 502 && status <= 504) return problems.unreachable();
  if (status >= 500) return codes.internal_error();
  return hasNoCode ? problems.malformed() : problems.unknown();
}

/** Whether the status alone says what is wrong, better than the text of a framework. */
const isClearStatus = (status: number): boolean =>
  status >= 500 || [404, 405, 413, 415, 429].includes(status);

const getWaitText = ({ problems: { wait } }: TranslationFunctions, seconds: number): string =>
  seconds < 120 ? wait.seconds({ count: seconds }) : wait.minutes({ count: Math.ceil(seconds / 60) });

/** The text, then the backend's own words about the request, or about fields that are not on the screen. */
export function withBackendWords(text: string, failure: Extract<Failure, { kind: 'problem' }>): string {
  const { isInferred, detail, errors = [] } = failure;
  const messages = new Set(errors.map(({ message }) => message));
  return [text, ...(isInferred && detail !== null ? [detail] : [...messages].slice(0, 3))].join(' ').trim();
}

/** The message for a failure: the app's own text for a known code, else one for a clear status without a code, else the backend's `detail`, else a text for the status. */
export function errorText(LL: TranslationFunctions, failure: Failure): string {
  const { problems, errors } = LL;
  switch (failure.kind) {
    case 'problem':
      if (failure.retryAfter) {
        const formatText = failure.status < 500 ? problems.retryAfter : problems.backAfter;
        return formatText({ wait: getWaitText(LL, failure.retryAfter) });
      }
      if (failure.code === 'validation_failed')
        return withBackendWords(problems.codes.validation_failed(), failure);
      if (failure.code !== null && hasTextFor(problems.codes, failure.code))
        return problems.codes[failure.code]();
      if (failure.detail !== null && (failure.code !== null || !isClearStatus(failure.status)))
        return failure.detail;
      return getStatusText(LL, failure.status, failure.code === null);
    case 'counting_down':
      return failure.status < 500 ? problems.counted() : problems.backCounted();
    case 'refresh_limit':
      return problems.retryAfter({ wait: getWaitText(LL, failure.retryAfter) });
    case 'offline':
      return isOffline() ? problems.offline() : problems.unreachable();
    case 'chunk_load':
      return isOffline() ? problems.offline() : errors.code();
    case 'session_expired':
      return problems.codes.token_expired();
    case 'cancelled':
      return problems.unknown();
    default:
      return problems[failure.kind]();
  }
}

/** Returns the failure to show. During a wait (`isWaiting`) a button counts down, so the shown failure has no seconds, which a live region would announce each second. After the wait it is null. A failure without a wait is returned as it is. */
export function getFailureToShow<T extends Failure>(
  failure: T,
  isWaiting: boolean,
): T | Extract<Failure, { kind: 'counting_down' }> | null {
  if (!('retryAfter' in failure && failure.retryAfter)) return failure;
  return isWaiting ? { kind: 'counting_down', status: 'status' in failure ? failure.status : 429 } : null;
}

/** The message for one field's problem: the app's own text for a known code, else the backend's `message`. */
export function getFieldProblemText(
  { problems }: TranslationFunctions,
  { code, message }: { readonly code: string; readonly message: string },
): string {
  if (hasTextFor(problems.fields, code)) return problems.fields[code]();
  return message || problems.fields.invalid();
}

export const mayBeDueToOffline = (failure: Failure | null): boolean =>
  failure?.kind === 'offline' || failure?.kind === 'chunk_load';

const isRefusal = (failure: Failure): boolean =>
  ['refresh_limit', 'token_storage', 'cookie_taken'].includes(failure.kind) ||
  (failure.kind === 'problem' && failure.status < 500);

/** The heading of a failed screen; `code` is set only if the backend or the app itself failed. */
export function getFailureHeading(
  { errors, common }: TranslationFunctions,
  failure: Failure | null,
  isOnline: boolean,
): { code?: '500'; title: string } {
  if (failure && ['offline', 'timeout', 'chunk_load'].includes(failure.kind)) {
    if (!isOnline) return { title: common.states.offline() };
    if (failure.kind !== 'chunk_load') return { title: errors.unreachable() };
  }
  if (failure && isRefusal(failure)) return { title: common.states.loadFailed() };
  return { code: '500', title: errors.server.title() };
}
