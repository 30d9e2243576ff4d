import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { barHead, barMarkup } from './panel/bar.ts';
import { createIndexedDbStorage } from './persistence/snapshot.ts';
import { createSharedBackend } from './shared-backend.ts';
import { startSimulationTimer } from './simulation-timer.ts';

/** Only below this origin's own root: `*` before `/api` would also match the address of a source file. */
const BACKEND_PATHS = ['/api', '/api/*', '/_mock', '/_mock/*'];

/** Runs `work` in one tab at a time; when that tab goes away, in another one. */
function runInOneTab(work: () => void): void {
  void navigator.locks.request('hrajem-world', () => {
    work();
    // The lock is held as long as the tab lives.
    return new Promise<never>(() => undefined);
  });
}

function showDemoBar(): void {
  // A fragment made this way runs its script, and everything in it is the program's own.
  const elements = (text: string) => document.createRange().createContextualFragment(text);
  document.head.append(elements(barHead.text));
  document.body.prepend(elements(barMarkup('dialog').text));
}

/**
 * Starts the embedded backend in the browser (development): a service worker hands over every request to /api and /_mock.
 * State is kept in IndexedDB and shared by all tabs. `VITE_QUIET_WORLD=1` stops other people's acting, `VITE_DEMO_BAR=0`
 * leaves out the bar.
 */
export async function startWorkerBackend(): Promise<void> {
  const backend = await createSharedBackend({ storage: createIndexedDbStorage(), locks: navigator.locks });
  const worker = setupWorker(
    ...BACKEND_PATHS.map((path) =>
      http.all(location.origin + path, ({ request }) => backend.respond(request)),
    ),
  );
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  if (import.meta.env.VITE_DEMO_BAR !== '0') showDemoBar();
  if (import.meta.env.VITE_QUIET_WORLD !== '1')
    runInOneTab(() => void startSimulationTimer({ simulateAction: backend.simulateAction }));
}
