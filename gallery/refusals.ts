import { operationOf } from '../scripts/contract/document.ts';
import { type CallName, operationOfCall, calls } from './calls/calls';
import { reasonText, failureText } from './calls/failure-text';
import type { Failure } from './calls/scenario';
import { pickMatch } from './matches';
import { defaultCode } from './server/contract';
import {
  type Fault,
  type OperationId,
  type StateOptions,
  createState,
  type State,
  type StatusOf,
  type Step,
} from './state';

/** A refused or failed call: a status, a fault, or no network. */
type Refusal = number | Fault | 'offline';

/** The refusals of a call; a status must be documented in the contract. */
type RefusalOf<Call extends CallName> =
  | StatusOf<Call extends OperationId ? Call : 'updateProfile'>
  | Fault
  | 'offline';

/** Statuses that get a state wherever the contract documents them. */
const commonStatuses = ['400', '429', '500'] as const;

/** The end of a state's name, by refusal. */
const suffixes: Record<string, string> = {
  400: 'malformed',
  401: 'session-ended',
  403: 'no-participant',
  404: 'gone',
  410: 'expired',
  429: 'limited',
  500: 'failed',
  pending: 'pending',
  broken: 'unreachable',
  foreign: 'foreign-answer',
};
const readSuffixes: Record<string, string> = { ...suffixes, 400: 'refused', pending: 'loading' };

const failures: Partial<Record<Refusal, Failure>> = { broken: 'unreachable', foreign: 'malformed' };

/** The text that the screen shows after a refusal. */
const refusalText =
  (call: CallName, refusal: Refusal): State['shows'] =>
  (context) => {
    const { LL } = context;
    const scenario = calls[call];
    if (refusal === 'pending') return LL.common.states.loading();
    if (refusal === 'offline') return LL.problems.offline();
    if (refusal === 401 && !scenario.keepsSession) return LL.login.forgotten();
    const failure = failures[refusal] ?? (`${refusal}` as Failure);
    const reason = reasonText(scenario, failure, defaultCode(operationOfCall(call), refusal) ?? '', context);
    return failureText(scenario, failure, reason ?? '', context);
  };

/** The state of the screen after the steps that make the call. */
export function stateOfCall(
  call: CallName,
  name: string,
  shows: State['shows'],
  options: StateOptions = {},
): State {
  const { at, as, match, link, steps } = calls[call];
  return createState(name, at, shows, {
    ...(as && { as }),
    ...(match && { match: pickMatch[match] }),
    ...(link && { link: () => link }),
    ...(steps && { steps }),
    ...options,
  });
}

/** The state of one refusal of a call; the last argument replaces its screen, steps or text. */
export function refusalState<Call extends CallName>(
  call: Call,
  name: string,
  refusal: RefusalOf<Call>,
  { shows = refusalText(call, refusal), ...options }: Partial<State> = {},
): State {
  const { otherAnswers, steps = [] } = calls[call];
  const answers = { ...otherAnswers, [operationOfCall(call)]: refusal };
  const offlineSteps: Step[] = [{ offline: true }, ...steps];
  return stateOfCall(call, name, shows, {
    ...(refusal === 'offline' ? { steps: offlineSteps } : { answers }),
    ...options,
  });
}

/**
 * The states of a call's refusals: the documented ones of 400, 429 and 500, and the keys of `changes`, whose values replace parts of
 * the state; null leaves a state out.
 */
export function refusalStates<Call extends CallName>(
  call: Call,
  prefix: string,
  changes: Partial<Record<RefusalOf<Call>, Partial<State> | null>> = {},
): State[] {
  const { responses } = operationOf(operationOfCall(call));
  const documented = commonStatuses.filter((status) => status in responses);
  const nameSuffixes = calls[call].kind === 'read' ? readSuffixes : suffixes;
  return Array.from(new Set([...documented, ...Object.keys(changes)]), (key) => {
    const refusal = (Number(key) || key) as RefusalOf<Call>;
    const options = changes[refusal];
    return options === null
      ? []
      : [refusalState(call, `${prefix}-${nameSuffixes[key] ?? key}`, refusal, options)];
  }).flat();
}
