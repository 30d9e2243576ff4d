import { expect } from 'vitest';
import { SIGNED_IN, type Row } from '../../answers/answer.ts';
import { idOf, type OperationName } from '../../answers/operations.ts';
import type { Locale } from '@/lib/locale';
import type { Values } from '../../answers/state.ts';
import { providerStates, type StateName } from '../../answers/states.ts';
import { expectNoFaults, tellingCalls, type Backend } from '../backend.ts';
import { answerFaults, parsed } from '../conformance.ts';
import { timeFaults } from '../times.ts';

interface Sent extends Pick<Row, 'body' | 'key' | 'picture'> {
  /** The access token of the person who asks, an empty one for nobody; without it the signed-in person. */
  as?: string;
  /** For path and query. */
  values?: Values;
  /** Besides those of every call. */
  headers?: Record<string, string>;
  /** The language asked for; Czech unless given. */
  language?: Locale;
  /** What the contract says here, for the message of a failure. */
  rule?: string;
}

/** Makes a call, whose answer must keep the contract and have that status; gives its body. */
// oxlint-disable-next-line typescript/no-explicit-any -- Sequences look into bodies of every shape.
export type Ask = (operation: OperationName, status: number, sent?: Sent) => Promise<any>;

/** Several calls, of which each shows what those before it have changed. */
export interface Sequence {
  given: readonly StateName[];
  /** `of` gives the values of one of the states; `again` makes a state true once more and gives its other values. */
  run: (
    ask: Ask,
    of: (state: StateName) => Values,
    again: (state: StateName) => Promise<Values>,
  ) => Promise<void>;
}

/** Runs it on that backend; throws what does not hold. */
export async function play({ given, run }: Sequence, backend: Backend): Promise<void> {
  const values = new Map<StateName, Values>();
  const ask: Ask = async (operation, status, sent = {}) => {
    const {
      as = values.get(SIGNED_IN)?.access_token ?? '',
      values: own,
      language = 'cs',
      headers,
      rule,
      ...parts
    } = sent;
    const here = {
      headers: { 'Accept-Language': language, ...(as === '' && { Authorization: '' }), ...headers },
    };
    const row = { operation, when: '', given: [], status, here, ...parts };
    const response = await backend.send(row, { access_token: as, ...own });
    const text = await response.clone().text();
    expect(response.status, [operation, rule].filter(Boolean).join(': ')).toBe(status);
    expectNoFaults(await answerFaults(idOf(operation), response, backend.isRefused));
    const body = parsed(text);
    expectNoFaults(timeFaults(idOf(operation), response.headers, body), operation);
    return body;
  };
  try {
    for (const state of given) values.set(state, await backend.setUp(state));
    await tellingCalls(backend, () =>
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

/** Who is somebody else than the signed-in person. */
export const SOMEBODY = 'an account';

/** The state for a third person, who signs in through Google. */
export const NEWCOMER = 'a Google credential';

/** Signs the newcomer in; gives the access token. */
export const signInNewcomer = async (ask: Ask, { credential = '' }: Values): Promise<string> =>
  ((await ask('googleAuth', 200, { body: { credential } })) as { access: string }).access;

/** Signs somebody else in; gives both tokens. */
export const signInSomebody = (ask: Ask): Promise<{ access: string; refresh: string }> =>
  ask('login', 200, { body: providerStates[SOMEBODY].params });
