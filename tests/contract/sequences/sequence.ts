import { expect } from 'vitest';
import type { Locale } from '@/lib/locale';
import { SIGNED_IN, type Row } from '../../answers/answer.ts';
import { idOf, type OperationName } from '../../answers/operations.ts';
import type { Values } from '../../answers/state.ts';
import { providerStates, type StateName } from '../../answers/states.ts';
import { expectNoFaults, reportLastCall, type Backend } from '../backend.ts';
import { answerFaults, parseJson } from '../conformance.ts';
import { timeFaults } from '../times.ts';

interface CallOptions extends Pick<Row, 'body' | 'key' | 'picture'> {
  /** The access token of the call; empty for a call without a session; by default that of the signed-in person. */
  bearer?: string;
  /** The parameters of path and query. */
  values?: Values;
  /** Headers besides `Authorization` and `Accept-Language`. */
  headers?: Record<string, string>;
  /** The value of `Accept-Language`; by default Czech. */
  language?: Locale;
  /** The rule of the contract, for the message of a failure. */
  rule?: string;
}

/** Makes a call; expects this status and an answer that keeps the contract; returns the body. */
// oxlint-disable-next-line typescript/no-explicit-any -- Sequences look into bodies of every shape.
export type Ask = (operation: OperationName, status: number, options?: CallOptions) => Promise<any>;

/** Several calls in order: later calls show the effect of earlier ones. */
export interface Sequence {
  states: readonly StateName[];
  /** `valuesOf` returns the values of one of `states`; `setUpAgain` sets a state up once more and returns its new values. */
  run: (
    ask: Ask,
    valuesOf: (state: StateName) => Values,
    setUpAgain: (state: StateName) => Promise<Values>,
  ) => Promise<void>;
}

/** Runs the sequence on the backend; throws at the first unexpected answer. */
export async function runSequence({ states, run }: Sequence, backend: Backend): Promise<void> {
  const values = new Map<StateName, Values>();
  const ask: Ask = async (operation, status, options = {}) => {
    const {
      bearer = values.get(SIGNED_IN)?.access_token ?? '',
      values: callValues,
      language = 'cs',
      headers,
      rule,
      ...rowParts
    } = options;
    const contractTestParts = {
      headers: { 'Accept-Language': language, ...(bearer === '' && { Authorization: '' }), ...headers },
    };
    const row = { operation, when: '', states: [], status, contractTestParts, ...rowParts };
    const response = await backend.sendRow(row, { access_token: bearer, ...callValues });
    const text = await response.clone().text();
    expect(response.status, [operation, rule].filter(Boolean).join(': ')).toBe(status);
    expectNoFaults(await answerFaults(idOf(operation), response, backend.isForbiddenField));
    const body = parseJson(text);
    expectNoFaults(timeFaults(response.headers, body), operation);
    return body;
  };
  try {
    for (const state of states) values.set(state, await backend.setUp(state));
    await reportLastCall(backend, () =>
      run(
        ask,
        (state) => values.get(state)!,
        (state) => backend.setUp(state),
      ),
    );
  } finally {
    await backend.tearDown();
  }
}

/** The state (a prepared situation of the backend) in which a second person has an account. */
export const SOMEBODY = 'an account';

/** The state in which a third person can sign in through Google. */
export const NEWCOMER = 'a Google credential';

/** Signs the third person in; returns the access token. */
export const signInNewcomer = async (ask: Ask, { credential = '' }: Values): Promise<string> =>
  ((await ask('googleAuth', 200, { body: { credential } })) as { access: string }).access;

/** Signs the second person in; returns both tokens. */
export const signInSomebody = (ask: Ask): Promise<{ access: string; refresh: string }> =>
  ask('login', 200, { body: providerStates[SOMEBODY].params });
