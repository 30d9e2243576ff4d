import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { NOW } from '@mocks/db/state.fixture';
import type { Row } from '../answers/answer.ts';
import { HOOK, type Hook, hookAt } from '../answers/hook.ts';
import { partsOf, requestOf } from '../answers/request.ts';
import type { Values } from '../answers/state.ts';
import { stateFault, stateOf } from '../answers/states.ts';
import type { World } from '../answers/world.ts';
import { startProvider } from '../pact/provider.ts';
import { isPrivate } from './conformance.ts';

/** A backend that is asked over HTTP, and its hook for provider states. */
export interface Backend extends Hook {
  /** Makes the row's call with these values. */
  send: (row: Row, values: Values) => Promise<Response>;
  /** Makes a call to any path. */
  call: (path: string, init: RequestInit) => Promise<Response>;
  /** The last call and the beginning of its answer, for who looks for what is wrong with it; empty before the first. */
  lastCall: () => string;
  /** What is behind it; of a live backend an object whose parts throw a StoreNeededError. */
  world: World;
  /** Whether nobody knows what is behind it. */
  isLive: boolean;
  /** Whether no answer may have that field, which the contract does not mention. */
  isRefused: (field: string) => boolean;
  close: () => Promise<void>;
}

/** A row needs what only the embedded backend has. */
export class StoreNeededError extends Error {
  override name = 'StoreNeededError';
}

const nothingKnown = new Proxy({} as World, {
  get() {
    throw new StoreNeededError();
  },
});

/** Sends the headers of the request and no other: `fetch` adds `Accept-Language`. */
async function exchange(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const { request: open } = request.url.startsWith('https:') ? https : http;
  const { method, headers: own } = request;
  const sent = open(request.url, { method, headers: Object.fromEntries(own), agent: false }).end(body);
  const [answer] = (await once(sent, 'response')) as [http.IncomingMessage];
  const { statusCode: status = 0, headers } = answer;
  const given = await buffer(answer);
  return new Response(given.length > 0 ? new Uint8Array(given) : null, {
    status,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
  });
}

/** Fails with all that is wrong, in words, and with what was looked at. */
export function expectNoFaults(faults: readonly string[], what = ''): void {
  if (faults.length > 0) expect.fail([what, ...faults].filter(Boolean).join('\n  '));
}

/** Adds the last call and its answer to what fails. */
export async function tellingCalls<T>(backend: Backend, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && backend.lastCall()) error.message += `\n${backend.lastCall()}`;
    throw error;
  }
}

/** The backend at that address, without a slash at its end, with its hook. */
export function backendAt(url: string, address = url + HOOK): Backend {
  const hook = hookAt(address);
  let last = '';
  async function make(request: Request): Promise<Response> {
    last = `${request.method} ${request.url} was not answered`;
    const answer = await exchange(request);
    const text = (await answer.clone().text()).slice(0, 500);
    last = `${request.method} ${request.url} answered ${answer.status}: ${text}`;
    return answer;
  }
  return {
    async setUp(state, params = stateOf(state).params) {
      const given = await hook.setUp(state, params);
      const fault = stateFault(state, given);
      if (fault) throw new Error(`${fault}: POST ${address} gave ${JSON.stringify(given)}`);
      return given;
    },
    async tearDown() {
      last = '';
      await hook.tearDown();
    },
    send: (row, values) => make(requestOf(row, partsOf(row, values), url)),
    call: (path, init) => make(new Request(url + path, init)),
    lastCall: () => last,
    world: nothingKnown,
    isLive: true,
    isRefused: isPrivate,
    close: () => Promise.resolve(),
  };
}

/** The backend of PROVIDER_URL, with its hook at PROVIDER_STATES_URL; without them the embedded one, at a fixed time unless given. */
export async function openBackend(now: () => number = () => NOW): Promise<Backend> {
  const { PROVIDER_URL: live, PROVIDER_STATES_URL: hook } = process.env;
  if (live) return backendAt(live.replace(/\/+$/, ''), hook);
  const { url, world, close } = await startProvider(0, now);
  return { ...backendAt(url), world, isLive: false, isRefused: () => true, close };
}
