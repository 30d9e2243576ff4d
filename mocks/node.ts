import { getResponse } from 'msw';
import { createBackend, type Backend } from './backend.ts';
import { demoAccounts, type DemoUsername } from './db/demo-accounts.ts';
import { createSeed } from './db/seed.ts';
import type { Instant, MailRow, State } from './db/state.ts';
import { jsonRequest } from './json-request.ts';

interface TestBackendOptions {
  /** The clock; the time when the first backend of this worker was made, going on from there, when left out. */
  now?: () => Instant;
}

/** The embedded backend in the memory of a test. */
export interface TestBackend extends Backend {
  /** Asks the backend itself, without any network: a path such as `/api/user/session`. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The same with a body of JSON. */
  send: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** The mails so far, newest first, to that address or to all. */
  outbox: (to?: string) => MailRow[];
  /** Signs a demo account in by its password; not `tomas` and `nova`, who are asked for more. */
  signIn: (username: DemoUsername) => Promise<{ access: string; refresh: string }>;
}

/** Passwords of tests are worth no work. */
const ITERATIONS = 1000;

const ORIGIN = 'http://localhost';

/** Seeds by the time that they were made for: making one takes longer than most tests. */
const seeds = new Map<Instant, Promise<State>>();

function seedAt(now: Instant): Promise<State> {
  const seed = seeds.get(now) ?? createSeed({ now, pbkdf2Iterations: ITERATIONS });
  seeds.set(now, seed);
  return seed;
}

/** When this worker's first seed was made: the others share it. */
const started = Date.now();

/**
 * A fresh embedded backend for one test, in memory, in which nobody acts by himself. Tests that fix the clock get a seed
 * for that time.
 */
export async function createTestBackend({ now }: TestBackendOptions = {}): Promise<TestBackend> {
  const saved = structuredClone(await seedAt(now ? now() : started));
  const backend = await createBackend({ savedState: saved, now, pbkdf2Iterations: ITERATIONS });

  async function ask(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    if (!headers.has('accept-language')) headers.set('accept-language', 'cs');
    const request = new Request(ORIGIN + path, { ...init, headers });
    return (await getResponse(backend.handlers, request)) ?? new Response(null, { status: 404 });
  }

  async function send(method: string, path: string, body?: unknown) {
    return (await getResponse(backend.handlers, jsonRequest(ORIGIN + path, { method, body })))!;
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
  return { ...backend, fetch: ask, send, outbox, signIn };
}
