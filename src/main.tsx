import './lib/browser/zod-config';
import './app/styles.css';
import { listenForFailures, report } from '@/app/reporting/report';
import { start } from '@/app/start/start';
import { findPlaceholder } from '@/bootstrap/placeholder';
import { nextTask } from '@/lib/browser/scheduling';

/** Starts the embedded backend in development; a build drops the import, as `VITE_MOCKS` is false. */
async function startMocks(): Promise<void> {
  if (!import.meta.env.VITE_MOCKS) return;
  const { startBrowserBackend } = await import('@mocks/browser');
  await startBrowserBackend();
}

/** Toggles the message of index.html that the app could not start. */
function showError(isShown: boolean): void {
  document.getElementById('not-started')?.toggleAttribute('hidden', !isShown);
}

function onCrash(): void {
  findPlaceholder()?.remove();
  showError(true);
}

/** Not a top-level await: the bundler would then move shared modules out of the entry chunk. */
async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  await startMocks();
  // Evaluating the code has taken a whole task already.
  await nextTask();
  await start(root, { onCrash });
  showError(false);
  root.hidden = false;
  // The bootstrap script watches for a failed start until this is set.
  document.documentElement.dataset['started'] = '';
}

listenForFailures();
boot().catch((error: unknown) => {
  report(error);
  showError(true);
});
