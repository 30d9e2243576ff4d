/**
 * Starts the embedded backend in the browser (development). A page that is answered in another way says so on its root element, as
 * those of the gallery of states do, and does without.
 */
export async function startBrowserBackend(): Promise<void> {
  if (document.documentElement.dataset.backend !== undefined) return;
  const { startWorkerBackend } = await import('./worker-backend.ts');
  await startWorkerBackend();
}
