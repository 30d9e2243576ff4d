import { barHead, createDemoBar } from './panel/bar.ts';

function showDemoBar(): void {
  // Unlike innerHTML, a contextual fragment runs its script.
  const createElements = (text: string) => document.createRange().createContextualFragment(text);
  document.head.append(createElements(barHead.text));
  document.body.prepend(createElements(createDemoBar('dialog').text));
}

/** Starts the embedded backend in the browser (development). A page of the gallery has `<html data-backend>` and another backend. */
export async function startBrowserBackend(): Promise<void> {
  if (document.documentElement.dataset.backend !== undefined) return;
  // Without workers (plain http at an address, some private windows) the development server answers (scripts/vite/backend.ts).
  if ('serviceWorker' in navigator) {
    const { startWorkerBackend } = await import('./worker-backend.ts');
    await startWorkerBackend();
  }
  if (import.meta.env.VITE_DEMO_BAR !== '0') showDemoBar();
}
