/** Calls the listener when the page is shown, focused or online again, often several times for one return; `isRestored` is true for a page from the back-forward cache. Returns a function that stops it. */
export function onReturn(listener: (isRestored: boolean) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // The browser fires `pageshow` for a newly loaded page too.
  addEventListener('pageshow', ({ persisted }) => void (persisted && listener(true)), { signal });
  for (const type of ['focus', 'online']) addEventListener(type, () => listener(false), { signal });
  const onVisibilityChange = (): void => void (document.visibilityState === 'visible' && listener(false));
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => controller.abort();
}
