import { decodeJwt } from 'jose';
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

/** What a sequence is made of. The person is signed in, and `session` has the tokens. */
export interface Steps {
  ask: Ask;
  session: Values;
  /** Sets up a state, a prepared situation of the backend; returns its values. */
  setUp: (state: StateName) => Promise<Values>;
  /** Sets up and signs in a second person; returns the access token. */
  signInSomebody: () => Promise<string>;
  /** The same with a third person, who signs in through Google. */
  signInNewcomer: () => Promise<string>;
}

/** Several calls in order: later calls show the effect of earlier ones. */
export type Sequences = Record<string, (steps: Steps) => Promise<void>>;

/** The state in which a second person has an account. */
export const SOMEBODY = 'an account';

/** The state in which a third person can sign in through Google. */
export const NEWCOMER = 'a Google credential';

export const emailOf = ({ credential }: Values): string =>
  decodeJwt<{ email: string }>(String(credential)).email;

/** Runs the sequence on the backend; throws at the first unexpected answer. */
export async function runSequence(run: Sequences[string], backend: Backend): Promise<void> {
  try {
    const session = await backend.setUp(SIGNED_IN);
    const ask: Ask = async (operation, status, options = {}) => {
      const { bearer = session.access_token!, values, language = 'cs', headers, rule, ...rowParts } = options;
      const contractTestParts = {
        headers: { 'Accept-Language': language, ...(bearer === '' && { Authorization: '' }), ...headers },
      };
      const row = { operation, when: '', states: [], status, contractTestParts, ...rowParts };
      const response = await backend.sendRow(row, { access_token: bearer, ...values });
      const text = await response.clone().text();
      expect(response.status, [operation, rule].filter(Boolean).join(': ')).toBe(status);
      expectNoFaults(await answerFaults(idOf(operation), response, backend.isForbiddenField));
      const body = parseJson(text);
      expectNoFaults(timeFaults(response.headers, body), operation);
      return body;
    };
    const signIn = async (operation: 'login' | 'googleAuth', body: unknown) =>
      String((await ask(operation, 200, { body })).access);
    const steps: Steps = {
      ask,
      session,
      setUp: backend.setUp,
      async signInSomebody() {
        await backend.setUp(SOMEBODY);
        return signIn('login', providerStates[SOMEBODY].params);
      },
      signInNewcomer: async () => signIn('googleAuth', await backend.setUp(NEWCOMER)),
    };
    await reportLastCall(backend, () => run(steps));
  } finally {
    await backend.tearDown();
  }
}
