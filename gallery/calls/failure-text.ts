import { RETRY_AFTER } from '@mocks/handlers/faults';
import type { TextContext } from '../state';
import type { Failure, CallScenario } from './scenario';

/** The app's own words for a failure with that code; undefined where it has none. */
export function reasonText(
  { isForm, countsDown: counts }: CallScenario,
  failure: Failure,
  code: string,
  { LL }: TextContext,
): string | undefined {
  const { problems } = LL;
  const wait = problems.wait.seconds({ count: RETRY_AFTER });
  if (failure === 'unreachable' || failure === 'timeout' || failure === 'malformed')
    return problems[failure]();
  if (failure === 'proxy 429' || failure === '429')
    return counts ? problems.counted() : problems.retryAfter({ wait });
  if (failure === 'proxy 503') return counts ? problems.backCounted() : problems.backAfter({ wait });
  if (failure === 'proxy 502' || failure === 'proxy 504') return problems.unreachable();
  if (failure.startsWith('proxy '))
    return problems.statuses[failure.slice(6) as keyof typeof problems.statuses]();
  if (isForm && code === 'validation_failed') return problems.form();
  return Object.hasOwn(problems.codes, code)
    ? problems.codes[code as keyof typeof problems.codes]()
    : undefined;
}

/** Words in the place of any reason; undefined where the reason is said. */
export const ownMessageOf = (
  { ownMessages: instead, uncertainMessage: unsure }: CallScenario,
  failure: Failure,
): CallScenario['uncertainMessage'] =>
  instead?.[failure] ?? (/^(proxy )?4/.test(failure) ? undefined : unsure);

/** What is said after a failure for that reason. */
export const failureText = (
  reach: CallScenario,
  failure: Failure,
  reason: string,
  told: TextContext,
): string => ownMessageOf(reach, failure)?.(told) ?? reach.message?.(told, reason) ?? reason;
