/** Starts the embedded backend in the browser (development), unless `<html data-backend>` says that the page has another one (gallery). */
export async function startBrowserBackend(): Promise<void> {
  if (document.documentElement.dataset.backend !== undefined) return;
  const { startWorkerBackend } = await import('./worker-backend.ts');
  await startWorkerBackend();
}
