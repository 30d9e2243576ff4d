import type { FieldErrorCode } from '@/generated/schemas/fieldErrorCode.zod';
import { limits } from '@/generated/rules';
import type { ProblemCode } from '@/generated/schemas/problemCode.zod';
import type { LimitName } from '@mocks/db/limits';
import type { OperationName } from './operations.ts';
import type { Values } from './state.ts';
import { stateOf, type StateName } from './states.ts';
import type { World } from './world.ts';

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

/** What happens between the states and the call; `send` makes the row's call, with some parts changed. Gives further values. */
export type Before = (
  world: World,
  send: (changed?: Partial<Row>) => Promise<unknown>,
  values: Values,
) => Values | void | Promise<Values | void>;

/** One answer: a call in some state of the backend, and what comes back. */
export interface Row {
  operation: OperationName;
  /** Continues the sentence "operation: …" in a report. */
  when: string;
  given: readonly StateName[];
  /** What its states are told, in place of their own values for the same parameters. */
  params?: Values;
  /** The body, sent as JSON, with `${name}` for values of the states. */
  body?: unknown;
  /** The `Idempotency-Key`: one for each row, for what is stored with one answers the same key again. */
  key?: string;
  /** The body, sent as a form. */
  picture?: Picture;
  status: number;
  /** An example of the success body; see tests/pact/shape.ts. Of a row that is asked here only: part of the body. */
  answer?: unknown;
  problem?: Refused;
  /** The 401 ends the session in the client: it goes to login. */
  endsSession?: true;
  /** The request breaks the contract on purpose. */
  invalid?: true;
  /** Asked by the contract tests alone: no client of ours sends it, or a pact cannot say it. */
  here?: Here;
}

/** What only a row can have that is no interaction of the pacts. */
export interface Here {
  /** The contract leaves it to the backend, so that only the embedded one is asked. */
  ours?: true;
  before?: Before;
  /** In place of what the states give; undefined leaves a parameter out. */
  values?: Record<string, string | number | undefined>;
  /** An empty one is not sent. */
  headers?: Record<string, string>;
  /** Sent as it is, in place of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  form?: FormData;
  /** The fields that a problem names, with their codes. */
  fields?: Record<string, FieldErrorCode>;
}

/** The values that a row's states give, as examples. */
export const valuesOf = ({ given }: Pick<Row, 'given'>): Values =>
  Object.assign({}, ...given.map((state) => stateOf(state).values ?? {}));

/** The parameters that a state of the row is told, if it takes any. */
export function paramsOf({ params }: Pick<Row, 'params'>, state: StateName): Values | undefined {
  const own = stateOf(state).params;
  return (
    own && Object.fromEntries(Object.entries(own).map(([name, value]) => [name, params?.[name] ?? value]))
  );
}

/** The person behind every call with a session. */
export const SIGNED_IN = 'a person is signed in';

/** A refusal for too many attempts. */
export const WAIT: Pick<Row, 'status' | 'problem'> = {
  status: 429,
  problem: { code: 'rate_limited', wait: true },
};

/** The refusal of a request that breaks the contract, or a rule on its fields, in these. */
export const wrong = (fields: Here['fields'], here: Here = {}): Pick<Row, 'status' | 'problem' | 'here'> => ({
  status: 400,
  problem: { code: 'validation_failed' },
  here: { ...here, fields },
});

/** Makes the call so many times before. */
export const times =
  (count: number, changed?: Partial<Row>): Before =>
  async (_, send) => {
    for (let done = 0; done < count; done += 1) await send(changed);
  };

/** The refusal after as many calls as that limit of the contract allows. */
export const tooOften = (
  limit: LimitName,
  changed?: Partial<Row>,
): Pick<Row, 'status' | 'problem' | 'here'> => ({
  ...WAIT,
  here: { before: times(limits[limit].times, changed) },
});

/** Replaces that value of the states by one in the other case: a secret is compared byte for byte. */
export const inOtherCase =
  (name: string): Before =>
  (_, __, values) => {
    const secret = String(values[name]);
    const other = secret.replaceAll(/[a-z]/gi, (letter) =>
      letter < 'a' ? letter.toLowerCase() : letter.toUpperCase(),
    );
    // One without letters gets a letter more, so that it differs in any case.
    return { [name]: other === secret ? `${secret}a` : other };
  };

/** Lets time pass. */
export const later =
  (milliseconds: number): Before =>
  ({ clock }) => {
    clock.shift += milliseconds;
  };
