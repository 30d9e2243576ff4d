import { limits } from '@/generated/rules';
import type { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';
import type { LimitName } from '@mocks/db/limits';
import type { OperationName } from './operations.ts';
import type { Values } from './state.ts';
import { stateOf, type StateName } from './states.ts';
import type { TestBackend } from './test-backend.ts';

/** A picture file in `tests/pact/pictures`, and the media type that the request names for it. */
export interface Picture {
  name: string;
  type: string;
}

/** The problem document that a row expects. */
export interface Refusal {
  code: ProblemCode;
  /** The field that the problem must name. */
  field?: string;
  /** The code of the field's error, where the client reads it. */
  fieldCode?: FieldErrorCode;
  hasRetryAfter?: true;
}

/** Runs after the states are set up; may return values that replace those of the states. `send` makes the row's call, with changed parts. */
type Preparation = (
  send: (changedParts?: Partial<Row>) => Promise<unknown>,
  values: Values,
) => Values | void | Promise<Values | void>;

/** One row of test data: a call in some states of the backend, and the expected response. */
export interface Row {
  operation: OperationName;
  /** The description after "operation: " in a report. */
  when: string;
  states: readonly StateName[];
  /** Parameters that replace the default parameters of the row's states. */
  params?: Values;
  /** The values of optional parameters of the query. */
  query?: Values;
  /** The JSON body, with `${name}` for values of the states. */
  body?: unknown;
  /** The `Idempotency-Key`, another one in each row: a backend answers a repeated key with the stored message. */
  key?: string;
  picture?: Picture;
  status: number;
  /** An example of the success body (tests/pact/matcher-of.ts); in a row with `contractTestParts`, a part of the body. */
  answer?: unknown;
  problem?: Refusal;
  /** Whether the 401 ends the session in the client. */
  endsSession?: true;
  /** Whether the request breaks the contract on purpose. */
  isInvalid?: true;
  /** Set in rows that only the contract tests send, because our client never does or a pact cannot express them. */
  contractTestParts?: ContractTestParts;
}

/** Further parts of a row that only the contract tests send. */
export interface ContractTestParts {
  /** Why only the embedded backend is asked: a run against another one ends with it. `change` runs after `prepare`. */
  embeddedOnly?: { reason: string; change?: (backend: TestBackend) => void };
  prepare?: Preparation;
  /** Values that replace those of the states; undefined removes a parameter. */
  values?: Record<string, string | number | undefined>;
  /** Further headers; a header with an empty value is not sent. */
  headers?: Record<string, string>;
  /** A body that is sent unchanged, in place of `body`. */
  rawBody?: string | Uint8Array<ArrayBuffer>;
  form?: FormData;
  /** The expected fields of the problem, with their codes. */
  fieldCodes?: Record<string, FieldErrorCode>;
}

/** The example values of a row's states. */
export const exampleValuesOf = ({ states }: Pick<Row, 'states'>): Values =>
  Object.assign({}, ...states.map((state) => stateOf(state).values ?? {}));

/** The parameters that the hook gets for a state of the row; undefined for a state without parameters. */
export function paramsOf({ params }: Pick<Row, 'params'>, state: StateName): Values | undefined {
  const defaults = stateOf(state).params;
  return defaults && { ...defaults, ...params };
}

/** The state in which the person who makes the calls has a session. */
export const SIGNED_IN = 'a person is signed in';

export const RATE_LIMITED: Pick<Row, 'status' | 'problem'> = {
  status: 429,
  problem: { code: 'rate_limited', hasRetryAfter: true },
};

type RefusedParts = Pick<Row, 'status' | 'problem' | 'contractTestParts'>;

/** The refusal of a request with these invalid fields. */
export const fieldRefusal = (
  fieldCodes: ContractTestParts['fieldCodes'],
  contractTestParts: ContractTestParts = {},
): RefusedParts => ({
  status: 400,
  problem: { code: 'validation_failed' },
  contractTestParts: { ...contractTestParts, fieldCodes },
});

/** Makes the row's call `count` times before the actual call. */
export const repeatCall =
  (count: number, changedParts?: Partial<Row>): Preparation =>
  async (send) => {
    for (let callIndex = 0; callIndex < count; callIndex += 1) await send(changedParts);
  };

/** The refusal of a call after as many calls as the limit of the contract allows. */
export const limitRefusal = (limit: LimitName, changedParts?: Partial<Row>): RefusedParts => ({
  ...RATE_LIMITED,
  contractTestParts: { prepare: repeatCall(limits[limit].times, changedParts) },
});

/** Swaps capital and small letters in the named value: a backend must compare secrets byte for byte. */
export const swapCase =
  (name: string): Preparation =>
  (_, values) => {
    const secret = String(values[name]);
    const swapLetter = (letter: string) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase());
    const swappedSecret = secret.replaceAll(/[a-z]/gi, swapLetter);
    // A secret without letters gets one more letter, so that it differs.
    return { [name]: swappedSecret === secret ? `${secret}a` : swappedSecret };
  };
