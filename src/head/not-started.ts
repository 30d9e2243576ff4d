/** Milliseconds after which it is said that the app does not come. */
const patienceMs = 20_000;

/**
 * Says when the app's own code does not come or takes very long: nobody else can.
 * @returns says so at once
 */
export function watchStart(page: HTMLElement, root: HTMLElement): () => void {
  const say = (): void => {
    if ('started' in page.dataset) return;
    document.getElementById('not-started')?.removeAttribute('hidden');
    // A skeleton would promise what does not come; what can be read stays.
    if (root.dataset['scene'] !== 'page' && !root.querySelector('[data-painted]')) root.hidden = true;
  };
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && say(), true);
  setTimeout(say, patienceMs);
  return say;
}
