import { operationOf } from '../scripts/contract/document.ts';
import { pickMatch } from './matches';
import type { Failure } from './calls/scenario';
import { reasonText, failureText } from './calls/failure-text';
import { type CallName, operationOfCall, calls } from './calls/calls';
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

/** A status, no answer of the contract, or no signal. */
type Refusal = number | Fault | 'offline';

/** Those of a call: of statuses only what the contract documents. */
type RefusalOf<Call extends CallName> =
  | StatusOf<Call extends OperationId ? Call : 'updateProfile'>
  | Fault
  | 'offline';

/** Those that follow from the contract alone, where it documents them. */
const standard = ['400', '429', '500'] as const;

/** What a state is called after the refusal that it shows; of a 400 and a wait as it is for what is sent. */
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
const suffixesOfReads: Record<string, string> = { ...suffixes, 400: 'refused', pending: 'loading' };

const failures: Partial<Record<Refusal, Failure>> = { broken: 'unreachable', foreign: 'malformed' };

/** What can be read after a refusal. */
const said =
  (call: CallName, refusal: Refusal): State['shows'] =>
  (told) => {
    const { LL } = told;
    const reach = calls[call];
    if (refusal === 'pending') return LL.common.states.loading();
    if (refusal === 'offline') return LL.problems.offline();
    if (refusal === 401 && !reach.keepsSession) return LL.login.forgotten();
    const failure = failures[refusal] ?? (`${refusal}` as Failure);
    const reason = reasonText(reach, failure, defaultCode(operationOfCall(call), refusal) ?? '', told);
    return failureText(reach, failure, reason ?? '', told);
  };

/** A state of the screen that calls it, after the steps that do. */
export function stateOfCall(
  call: CallName,
  name: string,
  shows: State['shows'],
  own: StateOptions = {},
): State {
  const { at, as, match, link, steps } = calls[call];
  return createState(name, at, shows, {
    ...(as && { as }),
    ...(match && { match: pickMatch[match] }),
    ...(link && { link: () => link }),
    ...(steps && { steps }),
    ...own,
  });
}

/** The state of one refusal of a call: where it is reached, and what is said then, unless told otherwise. */
export function refusalState<Call extends CallName>(
  call: Call,
  name: string,
  refusal: RefusalOf<Call>,
  { shows = said(call, refusal), ...own }: Partial<State> = {},
): State {
  const { otherAnswers: others, steps = [] } = calls[call];
  const answers = { ...others, [operationOfCall(call)]: refusal };
  const without: Step[] = [{ offline: true }, ...steps];
  return stateOfCall(call, name, shows, {
    ...(refusal === 'offline' ? { steps: without } : { answers }),
    ...own,
  });
}

/**
 * The states of the refusals of a call: the standard ones as the contract documents them, and those that `more` names, each with
 * what differs; null where another state stands for it.
 */
export function refusalStates<Call extends CallName>(
  call: Call,
  prefix: string,
  more: Partial<Record<RefusalOf<Call>, Partial<State> | null>> = {},
): State[] {
  const { responses } = operationOf(operationOfCall(call));
  const documented = standard.filter((status) => status in responses);
  const named = calls[call].kind === 'read' ? suffixesOfReads : suffixes;
  return Array.from(new Set([...documented, ...Object.keys(more)]), (key) => {
    const refusal = (Number(key) || key) as RefusalOf<Call>;
    const own = more[refusal];
    return own === null ? [] : [refusalState(call, `${prefix}-${named[key] ?? key}`, refusal, own)];
  }).flat();
}
