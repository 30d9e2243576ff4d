import './lib/zod-config';
import './app/styles.css';
import { removePlaceholder } from '@/bootstrap/placeholder';
import { listenForInstallPrompt } from '@/features/install/install-prompt';
import { listenForFailures, report } from '@/app/reporting/report';
import { start } from '@/app/start/start';
import { nextTask } from '@/lib/scheduling';

/** Starts the embedded backend in development; a production build drops the import (`VITE_MOCKS` is false there). */
async function startMocks(): Promise<void> {
  if (!import.meta.env.VITE_MOCKS) return;
  const { startBrowserBackend } = await import('@mocks/browser');
  await startBrowserBackend();
}

/** The message of index.html for an app that is not there. */
function showError(isShown: boolean): void {
  document.getElementById('not-started')?.toggleAttribute('hidden', !isShown);
}

function onCrash(): void {
  removePlaceholder();
  showError(true);
}

/** Not awaited at the top level: the bundler would then keep every shared module out of the entry's chunk. */
async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  await startMocks();
  // Evaluating the code was a task of its own.
  await nextTask();
  await start(root, { onCrash });
  showError(false);
  root.hidden = false;
  // The script in the page's head keeps watch until here.
  document.documentElement.dataset['started'] = '';
}

listenForFailures();
listenForInstallPrompt();
boot().catch((error: unknown) => {
  report(error);
  showError(true);
});
