import { RETRY_AFTER } from '@mocks/handlers/faults';
import type { TextContext } from '../state';
import type { Failure, CallScenario } from './scenario';

/** The app's text for the reason of a failure; undefined when it shows the backend's text. */
export function reasonText(
  { isForm, countsDown }: CallScenario,
  failure: Failure,
  code: string,
  { LL }: TextContext,
): string | undefined {
  const { problems } = LL;
  const wait = problems.wait.seconds({ count: RETRY_AFTER });
  if (failure === 'unreachable' || failure === 'timeout' || failure === 'malformed')
    return problems[failure]();
  if (failure === 'proxy 429' || failure === '429')
    return countsDown ? problems.counted() : problems.retryAfter({ wait });
  if (failure === 'proxy 503') return countsDown ? problems.backCounted() : problems.backAfter({ wait });
  if (failure === 'proxy 502' || failure === 'proxy 504') return problems.unreachable();
  if (failure.startsWith('proxy '))
    return problems.statuses[failure.slice(6) as keyof typeof problems.statuses]();
  if (isForm && code === 'validation_failed') return problems.form();
  return Object.hasOwn(problems.codes, code)
    ? problems.codes[code as keyof typeof problems.codes]()
    : undefined;
}

/** The message that replaces the reason; undefined when the reason is shown. */
export const ownMessageOf = (
  { ownMessages, uncertainMessage }: CallScenario,
  failure: Failure,
): CallScenario['uncertainMessage'] =>
  ownMessages?.[failure] ?? (/^(proxy )?4/.test(failure) ? undefined : uncertainMessage);

export const failureText = (
  scenario: CallScenario,
  failure: Failure,
  reason: string,
  context: TextContext,
): string => ownMessageOf(scenario, failure)?.(context) ?? scenario.message?.(context, reason) ?? reason;
