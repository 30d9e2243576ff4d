/** Starts the embedded backend in the browser (development). A page of the gallery has `<html data-backend>` and another backend. */
export async function startBrowserBackend(): Promise<void> {
  if (document.documentElement.dataset.backend !== undefined) return;
  const { startWorkerBackend } = await import('./worker-backend.ts');
  await startWorkerBackend();
}
