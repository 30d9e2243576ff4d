import type { RequestHandler } from 'msw';
import { simulateAction } from './db/matches/simulated-players.ts';
import { createSeed } from './db/seed.ts';
import type { Instant, State } from './db/state.ts';
import { createStore, type Store } from './db/store.ts';
import { createFaults, type Faults } from './handlers/faults.ts';
import { createHandlers, operationIds } from './handlers/index.ts';
import { createAddressGuard } from './http/address-guard.ts';
import { createPanelHandlers, type Clock } from './panel/handlers.ts';
import { addUpcomingMatches } from './persistence/add-upcoming-matches.ts';

export interface BackendOptions {
  /** Without a saved state the backend creates a seed. */
  savedState?: State | null;
  /** Saves the state after each change; the response waits until it has finished. */
  save?: (state: State) => void | Promise<void>;
  /** Returns the state that was saved last, for a change that cannot be saved. */
  readSaved?: () => State;
  now?: (() => Instant) | undefined;
  faults?: Faults;
  /** Tests use few iterations, because those are faster. */
  pbkdf2Iterations?: number | undefined;
  googleClientId?: string | undefined;
  /** Creates a seed with many matches and a long chat, for measurements. */
  hasLargeSeed?: boolean | undefined;
}

/** The embedded backend, which `server.ts`, `dev-server.ts`, `worker-backend.ts` and `node.ts` make available for requests. */
export interface Backend {
  store: Store;
  faults: Faults;
  clock: Clock;
  /** All operations, the demo panel, and a 404 or 405 for every other path below /api and /_mock. */
  handlers: RequestHandler[];
  /** Replaces the state by a new seed, clears all faults and sets the real time. */
  reset: () => Promise<void>;
  /** Makes a simulated player join a match, leave one or write a message. */
  simulateAction: () => Promise<unknown>;
}

/** Creates the embedded backend; its MSW handlers answer the whole contract and the demo panel. */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const { savedState, save, readSaved, now = Date.now, faults = createFaults() } = options;
  const { pbkdf2Iterations, googleClientId, hasLargeSeed } = options;
  const clock: Clock = { shift: 0, now: () => now() + clock.shift };
  const createFreshSeed = () => createSeed({ now: clock.now(), isLarge: hasLargeSeed, pbkdf2Iterations });
  const state = savedState
    ? await addUpcomingMatches(savedState, { now: clock.now(), createFreshSeed })
    : await createFreshSeed();
  const store = createStore({
    state,
    now: clock.now,
    ...(save && { saveState: save }),
    ...(readSaved && { readSavedState: readSaved }),
  });

  async function reset() {
    faults.clear();
    clock.shift = 0;
    store.replace(await createFreshSeed());
    // A change that does nothing marks the new state as unsaved.
    store.mutate(() => undefined);
    await store.flush();
  }

  const apiHandlers = createHandlers(store, faults, { pbkdf2Iterations, googleClientId });
  const panelHandlers = createPanelHandlers({ store, faults, clock, reset, targets: operationIds });
  const guardedHandlers = [...panelHandlers, ...apiHandlers];
  const handlers = [...createAddressGuard(guardedHandlers), ...guardedHandlers];
  return { store, faults, clock, handlers, reset, simulateAction: () => simulateAction(store, Math.random) };
}
