import { getResponse } from 'msw';
import { createBackend, type Backend, type BackendOptions } from './backend.ts';
import { demoAccounts, type DemoUsername } from './db/accounts/demo-accounts.ts';
import { createSeed } from './db/seed.ts';
import type { Instant, MailRow, State } from './db/state.ts';
import { jsonRequest } from './json-request.ts';

/** An embedded backend for one test, without a network. */
export interface TestBackend extends Backend {
  /** Sends a request to a path such as `/api/user/session`. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends a request with a JSON body and an access token. */
  send: (method: string, path: string, body?: unknown, token?: string) => Promise<Response>;
  /** Returns the mails to an address, or all mails, newest first. */
  outbox: (to?: string) => MailRow[];
  /** Signs in a demo account; throws for `tomas` and `nova`, for which a password is not enough. */
  signIn: (username: DemoUsername) => Promise<{ access: string; refresh: string }>;
}

const ITERATIONS = 1000;

const ORIGIN = 'http://localhost';

/** The cached seeds by their time, because creating a seed takes longer than most tests. */
const seeds = new Map<Instant, Promise<State>>();

function seedAt(now: Instant): Promise<State> {
  const seed = seeds.get(now) ?? createSeed({ now, pbkdf2Iterations: ITERATIONS });
  seeds.set(now, seed);
  return seed;
}

/** All backends with the real time share one seed. */
const workerStartTime = Date.now();

/** Creates an embedded backend for one test, without simulated players, with a seed for the time `now()`. */
export async function createTestBackend(
  options: Pick<BackendOptions, 'now' | 'save' | 'googleClientId'> = {},
): Promise<TestBackend> {
  const savedState = structuredClone(await seedAt(options.now ? options.now() : workerStartTime));
  const backend = await createBackend({ ...options, savedState, pbkdf2Iterations: ITERATIONS });

  async function fetchFromBackend(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    if (!headers.has('accept-language')) headers.set('accept-language', 'cs');
    const request = new Request(ORIGIN + path, { ...init, headers });
    return (await getResponse(backend.handlers, request)) ?? new Response(null, { status: 404 });
  }

  async function send(method: string, path: string, body?: unknown, token?: string) {
    return (await getResponse(backend.handlers, jsonRequest(ORIGIN + path, { method, body, token })))!;
  }

  async function signIn(username: DemoUsername) {
    const password = demoAccounts.find((account) => account.username === username)?.password;
    const response = await send('POST', '/api/user/login', { username, password });
    const result = (await response.json()) as { access?: string; refresh?: string };
    if (!result.access || !result.refresh)
      throw new Error(`${username} is not signed in: ${JSON.stringify(result)}`);
    return { access: result.access, refresh: result.refresh };
  }

  const outbox = (to?: string) =>
    backend.store.state.outbox.filter((mail) => to === undefined || mail.to === to).toReversed();
  return { ...backend, fetch: fetchFromBackend, send, outbox, signIn };
}
