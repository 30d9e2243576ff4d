import { delay, getResponse } from 'msw';
import { createBackend, type Backend } from './backend.ts';
import type { Instant, State } from './db/state.ts';
import { createFaults, type FaultRule, type Faults } from './handlers/faults.ts';
import { parseState } from './persistence/parse-state.ts';

/** The data that all tabs of a browser share. */
export interface Snapshot {
  /** Increases with every write, so that a tab can detect a newer snapshot. */
  revision: number;
  state: State;
  faults: FaultRule[];
  /** The shift of the clock, in milliseconds. */
  shift: number;
}

/** A storage for one snapshot, shared by all tabs. */
export interface SnapshotStorage {
  /** The revision of the stored snapshot; 0 when there is none. */
  readRevision: () => Promise<number>;
  read: () => Promise<Snapshot | null>;
  /** Writes the whole snapshot atomically. */
  write: (snapshot: Snapshot) => Promise<void>;
}

interface SharedBackendOptions {
  storage: SnapshotStorage;
  /** The locks that all tabs of the browser share. */
  locks: Pick<LockManager, 'request'>;
  now?: () => Instant;
  warn?: (text: string) => void;
  pbkdf2Iterations?: number;
}

export interface SharedBackend {
  /** Responds to a request below /api or /_mock. */
  respond: (request: Request) => Promise<Response | undefined>;
  simulateAction: () => Promise<unknown>;
}

const LOCK_NAME = 'hrajem-backend';

/** Passes delays to `onDelay` and applies none, because a delay must not block other tabs. */
function interceptDelays(faults: Faults, onDelay: (ms: number) => void): Faults {
  return {
    ...faults,
    consume(operationId, path) {
      const rule = faults.consume(operationId, path);
      if (!rule) return rule;
      onDelay(rule.delay_ms ?? 0);
      return { ...rule, delay_ms: 0 };
    },
  };
}

function parseSavedState(snapshot: Snapshot | null, warn: (text: string) => void): State | null {
  if (!snapshot) return null;
  try {
    return parseState(snapshot.state);
  } catch (error) {
    const reason = (error as Error).message;
    warn(`The saved state of the demo cannot be used (${reason}); a fresh one takes its place.`);
    return null;
  }
}

/** Creates the embedded backend of one tab. Each request holds a lock while the tab loads the newest state and saves its changes. */
export async function createSharedBackend(options: SharedBackendOptions): Promise<SharedBackend> {
  const { storage, locks, now, pbkdf2Iterations, warn = console.warn } = options;
  const faults = createFaults();
  let revision = 0;
  let delayMs = 0;
  let backend: Backend;
  /** The faults and the clock shift in the storage, as JSON. */
  let savedSettings = '';

  const readSettings = () => ({ faults: faults.list(), shift: backend.clock.shift });

  async function save(state: State) {
    revision += 1;
    await storage.write({ revision, state, ...readSettings() });
    savedSettings = JSON.stringify(readSettings());
  }

  function applySettings(snapshot: Snapshot | null) {
    faults.clear();
    for (const rule of snapshot?.faults ?? []) faults.add(rule);
    backend.clock.shift = snapshot?.shift ?? 0;
    savedSettings = JSON.stringify(readSettings());
  }

  async function loadNewestState(): Promise<void> {
    if ((await storage.readRevision()) === revision) return undefined;
    const snapshot = await storage.read();
    const state = parseSavedState(snapshot, warn);
    revision = snapshot?.revision ?? 0;
    if (!state) return backend.reset();
    backend.store.replace(state);
    return applySettings(snapshot);
  }

  const withLock = <Result>(task: () => Promise<Result>): Promise<Result> =>
    locks.request(LOCK_NAME, async () => {
      await loadNewestState();
      try {
        return await task();
      } finally {
        if (JSON.stringify(readSettings()) !== savedSettings) await save(backend.store.state);
      }
    });

  await locks.request(LOCK_NAME, async () => {
    const snapshot = await storage.read();
    const savedState = parseSavedState(snapshot, warn);
    revision = snapshot?.revision ?? 0;
    const undelayedFaults = interceptDelays(faults, (ms) => (delayMs = ms));
    backend = await createBackend({ savedState, save, now, pbkdf2Iterations, faults: undelayedFaults });
    applySettings(savedState && snapshot);
    await save(backend.store.state);
  });

  async function respond(request: Request) {
    const [response, requestDelayMs] = await withLock(async () => {
      delayMs = 0;
      return [await getResponse(backend.handlers, request), delayMs] as const;
    });
    if (requestDelayMs > 0) await delay(requestDelayMs);
    return response;
  }

  return { respond, simulateAction: () => withLock(() => backend.simulateAction()) };
}
