import type { DemoUsername } from '@mocks/db/demo-accounts';
import { findByUsername } from '@mocks/db/rows';
import { createSeed } from '@mocks/db/seed';
import type { State } from '@mocks/db/state';
import { createStore, type Store } from '@mocks/db/store';
import { getResponse } from 'msw';
import { jsonRequest } from '../json-request.ts';
import { createFaults, type Faults } from './faults.ts';
import { createHandlers } from './index.ts';
import { startSession } from './tokens.ts';

const ORIGIN = 'http://localhost';
/** A Friday morning in Prague. */
export const NOW = Date.UTC(2026, 10, 20, 8);
const seed = await createSeed({ now: NOW, pbkdf2Iterations: 1 });

interface CallOptions {
  as?: DemoUsername;
  language?: 'cs' | 'en';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

interface Reply {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- Tests read bodies of all operations.
  body: any;
}

export interface TestCalls {
  store: Store;
  faults: Faults;
  clock: { now: number };
  /** Resolves to undefined when no handler matches the request. */
  send: (method: string, path: string, options?: CallOptions) => Promise<Response | undefined>;
  get: (path: string, options?: CallOptions) => Promise<Reply>;
  post: (path: string, options?: CallOptions) => Promise<Reply>;
}

/** Creates handlers for a copy of the seed, with a clock that tests can set; `get` and `post` parse the response. */
export function createTestCalls(onChange?: (state: State) => Promise<void>): TestCalls {
  const clock = { now: NOW };
  const store = createStore({
    state: structuredClone(seed),
    now: () => clock.now,
    ...(onChange && { onChange }),
  });
  const faults = createFaults();
  const handlers = createHandlers(store, { faults, pbkdf2Iterations: 1 });

  async function send(method: string, path: string, { as, ...options }: CallOptions = {}) {
    const token = as && (await startSession(store, findByUsername(store.state, as)!.id)).access;
    const request = jsonRequest(ORIGIN + path, { method, token, ...options });
    return getResponse(handlers, request, { baseUrl: ORIGIN });
  }

  async function call(method: string, path: string, options?: CallOptions): Promise<Reply> {
    const response = await send(method, path, options);
    if (!response) throw new Error(`No handler answers ${method} ${path}.`);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  return {
    store,
    faults,
    clock,
    send,
    get: (path, options) => call('GET', path, options),
    post: (path, options) => call('POST', path, options),
  };
}
