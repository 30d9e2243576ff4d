import { joinStops, listen } from './listen';

/** Calls the listener when the page is shown, focused or online again, often several times for one return; `isRestored` is true for a page from the back-forward cache. Returns a function that stops it. */
export function onReturn(listener: (isRestored: boolean) => void): () => void {
  const onVisibilityChange = (): void => void (document.visibilityState === 'visible' && listener(false));
  return joinStops(
    // The browser fires `pageshow` for a newly loaded page too.
    listen(window, ['pageshow'], ({ persisted }: PageTransitionEvent) => void (persisted && listener(true))),
    listen(window, ['focus', 'online'], () => listener(false)),
    listen(document, ['visibilitychange'], onVisibilityChange),
  );
}
