import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { NOW } from '@mocks/db/state.fixture';
import type { Row } from '../answers/answer.ts';
import { HOOK_PATH, type Hook, hookAt } from '../answers/hook.ts';
import { requestPartsOf, requestOf } from '../answers/request.ts';
import type { Values } from '../answers/state.ts';
import { stateFault, stateOf } from '../answers/states.ts';
import type { TestBackend } from '../answers/test-backend.ts';
import { startProvider } from '../pact/provider.ts';
import { isPrivateField } from './validate.ts';

/** A backend that tests call over HTTP, with its hook for provider states. */
export interface Backend extends Hook {
  /** Makes the call of a row of tests/answers, with these values of its provider states. */
  sendRow: (row: Row, values: Values) => Promise<Response>;
  callPath: (path: string, init: RequestInit) => Promise<Response>;
  /** The last call and the beginning of its answer, for the message of a failure; empty before the first call. */
  describeLastCall: () => string;
  /** The store and clock of the embedded backend; undefined for another one. */
  embeddedBackend: TestBackend | undefined;
  /** Whether an answer must not contain the undeclared field at this path. */
  isForbiddenField: (fieldPath: string) => boolean;
  close: () => Promise<void>;
}

/** Sends the request without the `Accept-Language` that `fetch` would add. */
async function sendUnchanged(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const { url, method } = request;
  const { request: openRequest } = url.startsWith('https:') ? https : http;
  const headers = Object.fromEntries(request.headers);
  const outgoingRequest = openRequest(url, { method, headers, agent: false }).end(body);
  const [answer] = (await once(outgoingRequest, 'response')) as [http.IncomingMessage];
  const bytes = await buffer(answer);
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, {
    status: answer.statusCode ?? 0,
    headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
  });
}

/** Fails the test if there are faults; the message lists them below the heading. */
export function expectNoFaults(faults: readonly string[], heading = ''): void {
  if (faults.length > 0) expect.fail([heading, ...faults].filter(Boolean).join('\n  '));
}

/** Runs the function; if it throws, adds the last call and its answer to the error's message. */
export async function reportLastCall<T>(backend: Backend, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && backend.describeLastCall())
      error.message += `\n${backend.describeLastCall()}`;
    throw error;
  }
}

/** Opens the backend at PROVIDER_URL, with its hook at PROVIDER_STATES_URL. Without PROVIDER_URL it starts the embedded backend, by default at a fixed time. */
export async function openBackend(now: () => number = () => NOW): Promise<Backend> {
  const { PROVIDER_URL: externalUrl, PROVIDER_STATES_URL: externalHookUrl } = process.env;
  const embedded = externalUrl ? undefined : await startProvider(0, now);
  const url = embedded?.url ?? externalUrl!.replace(/\/+$/, '');
  const hookUrl = (!embedded && externalHookUrl) || url + HOOK_PATH;
  const hook = hookAt(hookUrl);
  let lastCallText = '';
  async function send(request: Request): Promise<Response> {
    lastCallText = `${request.method} ${request.url} was not answered`;
    const answer = await sendUnchanged(request);
    const text = (await answer.clone().text()).slice(0, 500);
    lastCallText = `${request.method} ${request.url} answered ${answer.status}: ${text}`;
    return answer;
  }
  return {
    async setUp(state, params = stateOf(state).params) {
      const values = await hook.setUp(state, params);
      const fault = stateFault(state, values);
      if (fault) throw new Error(`${fault}: POST ${hookUrl} gave ${JSON.stringify(values)}`);
      return values;
    },
    async tearDown() {
      lastCallText = '';
      await hook.tearDown();
    },
    sendRow: (row, values) => send(requestOf(row, requestPartsOf(row, values), url)),
    callPath: (path, init) => send(new Request(url + path, init)),
    describeLastCall: () => lastCallText,
    embeddedBackend: embedded?.backend,
    isForbiddenField: embedded ? () => true : isPrivateField,
    close: async () => embedded?.close(),
  };
}
