import { operationOf } from '../scripts/contract/document.ts';
import { matchOf } from './matches';
import type { Failure } from './reach/reach';
import { reasonOf, saidOf } from './reach/said';
import { type CallName, operationNamed, reached } from './reach/table';
import { codeOf } from './server/contract';
import {
  type Fault,
  type OperationId,
  type Own,
  stateAt,
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
    const reach = reached[call];
    if (refusal === 'pending') return LL.common.states.loading();
    if (refusal === 'offline') return LL.problems.offline();
    if (refusal === 401 && !reach.endsNoSession) return LL.login.forgotten();
    const failure = failures[refusal] ?? (`${refusal}` as Failure);
    const reason = reasonOf(reach, failure, codeOf(operationNamed(call), refusal) ?? '', told);
    return saidOf(reach, failure, reason ?? '', told);
  };

/** A state of the screen that calls it, after the steps that do. */
export function calling(call: CallName, name: string, shows: State['shows'], own: Own = {}): State {
  const { at, as, match, link, steps } = reached[call];
  return stateAt(name, at, shows, {
    ...(as && { as }),
    ...(match && { match: matchOf[match] }),
    ...(link && { link: () => link }),
    ...(steps && { steps }),
    ...own,
  });
}

/** The state of one refusal of a call: where it is reached, and what is said then, unless told otherwise. */
export function refused<Call extends CallName>(
  call: Call,
  name: string,
  refusal: RefusalOf<Call>,
  { shows = said(call, refusal), ...own }: Partial<State> = {},
): State {
  const { others, steps = [] } = reached[call];
  const answers = { ...others, [operationNamed(call)]: refusal };
  const without: Step[] = [{ offline: true }, ...steps];
  return calling(call, name, shows, {
    ...(refusal === 'offline' ? { steps: without } : { answers }),
    ...own,
  });
}

/**
 * The states of the refusals of a call: the standard ones as the contract documents them, and those that `more` names, each with
 * what differs; null where another state stands for it.
 */
export function refusals<Call extends CallName>(
  call: Call,
  prefix: string,
  more: Partial<Record<RefusalOf<Call>, Partial<State> | null>> = {},
): State[] {
  const { responses } = operationOf(operationNamed(call));
  const documented = standard.filter((status) => status in responses);
  const named = reached[call].kind === 'read' ? suffixesOfReads : suffixes;
  return Array.from(new Set([...documented, ...Object.keys(more)]), (key) => {
    const refusal = (Number(key) || key) as RefusalOf<Call>;
    const own = more[refusal];
    return own === null ? [] : [refused(call, `${prefix}-${named[key] ?? key}`, refusal, own)];
  }).flat();
}
