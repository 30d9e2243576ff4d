import type { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';
import type { Input, OperationName } from './operations.ts';
import { providerStates, type ProviderState, type StateName } from './states.ts';

/** A file of `tests/pact/pictures` and what it says that it is. */
export interface Picture {
  name: string;
  type: string;
}

/** What the client makes of a refusal. */
export interface Refused {
  /** The code, or those that mean the same to the client. */
  code: ProblemCode | readonly ProblemCode[];
  /** The field that the problem must name. */
  field?: string;
  /** What is wrong with the field, where the client goes by it. */
  fieldCode?: FieldErrorCode;
  /** It says how long to wait. */
  wait?: true;
}

/** One interaction: a call through the generated client in some state of the backend, and the answer that it needs. */
export interface Row {
  operation: OperationName;
  /** Continues the sentence "operation: …" in a verifier's report. */
  when: string;
  given: readonly StateName[];
  /** The body, sent as JSON, with `${name}` for values of the states. */
  body?: unknown;
  /** The `Idempotency-Key`: one for each row, for what is stored with one answers the same key again. */
  key?: string;
  /** The body, sent as a form. */
  picture?: Picture;
  status: number;
  /** An example of the success body; see `shape`. */
  answer?: unknown;
  problem?: Refused;
  /** The 401 ends the session in the client: it goes to login. */
  endsSession?: true;
}

/** The values that a row's states give, as examples. */
export const valuesOf = ({ given }: Pick<Row, 'given'>): Input['values'] =>
  Object.assign({}, ...given.map((state) => (providerStates[state] as ProviderState).values ?? {}));

/** The person behind every call with a session. */
export const SIGNED_IN = 'a person is signed in';

/** A refusal for too many attempts. */
export const WAIT: Pick<Row, 'status' | 'problem'> = {
  status: 429,
  problem: { code: 'rate_limited', wait: true },
};
