import type { RequestHandler } from 'msw';
import { createClock, type Clock } from './clock.ts';
import { createSeed } from './db/seed.ts';
import type { Instant, State } from './db/state.ts';
import { createStore, type Store } from './db/store.ts';
import { actOnce } from './db/world.ts';
import { createFaults, type Faults } from './handlers/faults.ts';
import { createHandlers, operationIds } from './handlers/index.ts';
import { createAddressGuard } from './http/address-guard.ts';
import { createPanelHandlers } from './panel/handlers.ts';
import { topUp } from './persistence/top-up.ts';

interface BackendOptions {
  /** The state as it was saved; without it the backend starts from its seed. */
  saved?: State | null;
  /** Keeps the state; no answer to a change leaves before it has finished. */
  save?: (state: State) => void | Promise<void>;
  /** The real time, unless told otherwise. */
  now?: (() => Instant) | undefined;
  /** Another set of faults than a fresh one. */
  faults?: Faults;
  /** How much work a password's hash is; tests take less. */
  pbkdf2Iterations?: number | undefined;
  /** Whom Google's ID tokens must be for; unchecked without it. */
  googleClientId?: string | undefined;
  /** Seeds the large world. */
  large?: boolean | undefined;
}

/** The embedded backend without a way to reach it: that is the adapters' part. */
export interface Backend {
  store: Store;
  faults: Faults;
  clock: Clock;
  /** Every operation, the panel, and problems for all other addresses below /api and /_mock. */
  handlers: RequestHandler[];
  /** Starts from a fresh seed, without faults and at the real time. */
  reset: () => Promise<void>;
  /** Lets somebody else do something. */
  act: () => Promise<unknown>;
}

/** Puts state, rules and panel together into the one list of handlers that all adapters share. */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const { saved, save, faults = createFaults(), pbkdf2Iterations, googleClientId, large } = options;
  const clock = createClock(options.now);
  const seed = () => createSeed({ now: clock.now(), large, pbkdf2Iterations });
  const state = saved ? await topUp(saved, { now: clock.now(), seed }) : await seed();
  const store = createStore({ state, now: clock.now, ...(save && { onChange: save }) });

  async function reset() {
    faults.clear();
    clock.shift = 0;
    store.replace(await seed());
    // Marks the new state as one to be saved.
    store.mutate(() => undefined);
    await store.flush();
  }

  const api = createHandlers(store, { faults, pbkdf2Iterations, googleClientId });
  const panel = createPanelHandlers({ store, faults, clock, reset, targets: operationIds });
  const handlers = [...createAddressGuard([...panel, ...api]), ...panel, ...api];
  return { store, faults, clock, handlers, reset, act: () => actOnce(store, Math.random) };
}
