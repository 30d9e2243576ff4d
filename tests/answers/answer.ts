import type { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';
import { limits } from '@/generated/rules';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';
import type { LimitName } from '@mocks/db/limits';
import type { OperationName } from './operations.ts';
import type { Values } from './state.ts';
import { stateOf, type StateName } from './states.ts';
import type { TestBackend } from './test-backend.ts';

/** A file of `tests/pact/pictures`, and the type that is sent for it. */
export interface Picture {
  name: string;
  type: string;
}

/** The problem document that a row expects. */
export interface Refusal {
  /** The code, or several codes that the client handles alike. */
  code: ProblemCode | readonly ProblemCode[];
  /** The field that the problem must name. */
  field?: string;
  /** The code of the field's error, where the client reads it. */
  fieldCode?: FieldErrorCode;
  /** Whether the problem has `retry_after`. */
  wait?: true;
}

/** Runs between the states and the call, and returns further values; `send` makes the row's call, with some parts changed. */
export type Preparation = (
  backend: TestBackend,
  send: (changed?: Partial<Row>) => Promise<unknown>,
  values: Values,
) => Values | void | Promise<Values | void>;

/** One answer: a call in some state of the backend, and the expected response. */
export interface Row {
  operation: OperationName;
  /** The description after "operation: " in a report. */
  when: string;
  states: readonly StateName[];
  /** Parameters that replace the default parameters of the row's states. */
  params?: Values;
  /** The JSON body, with `${name}` for values of the states. */
  body?: unknown;
  /** The `Idempotency-Key`; each row needs a key of its defaults, because a backend answers a repeated key with the stored message. */
  key?: string;
  /** The picture, sent as a form. */
  picture?: Picture;
  status: number;
  /** An example of the success body (tests/pact/shape.ts); in a row with `contractOnly`, a part of the body. */
  answer?: unknown;
  problem?: Refusal;
  /** Whether the 401 ends the session in the client. */
  endsSession?: true;
  /** Whether the request breaks the contract on purpose. */
  invalid?: true;
  /** Set in rows that only the contract tests send, because our client never does or a pact cannot express them. */
  contractOnly?: ContractOnly;
}

/** Further parts of a row that is not an interaction of a pact. */
export interface ContractOnly {
  /** Whether only the embedded backend must answer so. */
  embeddedOnly?: true;
  prepare?: Preparation;
  /** Values that replace those of the states; undefined removes a parameter. */
  values?: Record<string, string | number | undefined>;
  /** Further headers; an empty one is not sent. */
  headers?: Record<string, string>;
  /** A body that is sent unchanged, in place of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  form?: FormData;
  /** The expected fields of the problem, with their codes. */
  fields?: Record<string, FieldErrorCode>;
}

/** The example values of a row's states. */
export const exampleValuesOf = ({ states }: Pick<Row, 'states'>): Values =>
  Object.assign({}, ...states.map((state) => stateOf(state).values ?? {}));

/** The parameters that the hook gets for a state of the row; undefined for a state without parameters. */
export function paramsOf({ params }: Pick<Row, 'params'>, state: StateName): Values | undefined {
  const defaults = stateOf(state).params;
  return (
    defaults &&
    Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, params?.[name] ?? value]))
  );
}

/** The state of the person behind every call with a session. */
export const SIGNED_IN = 'a person is signed in';

/** The refusal of too many attempts. */
export const RATE_LIMITED: Pick<Row, 'status' | 'problem'> = {
  status: 429,
  problem: { code: 'rate_limited', wait: true },
};

/** The refusal of a request with these invalid fields. */
export const invalidFields = (
  fields: ContractOnly['fields'],
  contractOnly: ContractOnly = {},
): Pick<Row, 'status' | 'problem' | 'contractOnly'> => ({
  status: 400,
  problem: { code: 'validation_failed' },
  contractOnly: { ...contractOnly, fields },
});

/** Makes the row's call `count` times before the actual call. */
export const repeatCall =
  (count: number, changed?: Partial<Row>): Preparation =>
  async (_, send) => {
    for (let turn = 0; turn < count; turn += 1) await send(changed);
  };

/** The refusal of one call more than that limit of the contract allows. */
export const limitReached = (
  limit: LimitName,
  changed?: Partial<Row>,
): Pick<Row, 'status' | 'problem' | 'contractOnly'> => ({
  ...RATE_LIMITED,
  contractOnly: { prepare: repeatCall(limits[limit].times, changed) },
});

/** Swaps the case of that value, because secrets must be compared byte for byte. */
export const swapCase =
  (name: string): Preparation =>
  (_, __, values) => {
    const secret = String(values[name]);
    const other = secret.replaceAll(/[a-z]/gi, (letter) =>
      letter < 'a' ? letter.toLowerCase() : letter.toUpperCase(),
    );
    // A secret without letters gets one more letter, so that it differs.
    return { [name]: other === secret ? `${secret}a` : other };
  };

/** Moves the clock of the embedded backend forward. */
export const advanceClock =
  (milliseconds: number): Preparation =>
  ({ clock }) => {
    clock.shift += milliseconds;
  };
