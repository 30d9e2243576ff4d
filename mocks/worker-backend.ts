import { createStore, get, setMany } from 'idb-keyval';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createSharedBackend, type Snapshot, type SnapshotStorage } from './shared-backend.ts';
import { startSimulationTimer } from './simulation-timer.ts';

/** The paths have no `*` at the beginning, which would also match the URL of a source file. */
const BACKEND_PATHS = ['/api', '/api/*', '/_mock', '/_mock/*'];

/** Stores the snapshot in IndexedDB. The revision has a key of its own, because it is read before every request. */
function createIndexedDbStorage(): SnapshotStorage {
  const store = createStore('hrajem-demo', 'backend');
  return {
    readRevision: async () => (await get<number>('revision', store)) ?? 0,
    read: async () => (await get<Snapshot>('snapshot', store)) ?? null,
    write: (snapshot) => setMany(Object.entries({ revision: snapshot.revision, snapshot }), store),
  };
}

/** Calls `start` in one tab, and when that tab is closed, in another tab. */
function runInOneTab(start: () => void): void {
  void navigator.locks.request('hrajem-world', () => {
    start();
    // The lock is held until the tab is closed.
    return new Promise<never>(() => undefined);
  });
}

/** Starts the embedded backend in the browser: a service worker passes all requests to it, and all tabs share its state in IndexedDB. */
export async function startWorkerBackend(): Promise<void> {
  const backend = await createSharedBackend({ storage: createIndexedDbStorage(), locks: navigator.locks });
  const worker = setupWorker(
    ...BACKEND_PATHS.map((path) =>
      http.all(location.origin + path, ({ request }) => backend.respond(request)),
    ),
  );
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  if (import.meta.env.VITE_QUIET_WORLD !== '1')
    runInOneTab(() => void startSimulationTimer({ simulateAction: backend.simulateAction }));
}
