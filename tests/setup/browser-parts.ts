/** Adds browser APIs that jsdom lacks and that components (mostly radix-ui) call; each does nothing. */
export function addMissingBrowserParts(): void {
  const doNothing = () => undefined;
  const element = Element.prototype as Partial<Element>;
  element.scrollIntoView ??= doNothing;
  element.hasPointerCapture ??= () => false;
  element.setPointerCapture ??= doNothing;
  element.releasePointerCapture ??= doNothing;
  const browser = globalThis as Partial<typeof globalThis>;
  browser.ResizeObserver ??= class {
    observe = doNothing;
    unobserve = doNothing;
    disconnect = doNothing;
  };
  browser.IntersectionObserver ??= class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe = doNothing;
    unobserve = doNothing;
    disconnect = doNothing;
    takeRecords = () => [];
  };
  browser.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  // jsdom has no layout, so no element is at any point.
  (document as Partial<Document>).elementFromPoint ??= () => null;
  // jsdom's own function only writes "not implemented" to the console.
  window.scrollTo = doNothing;
}

/**
 * Requests animation frames one after another, until the returned function is called. jsdom starts its frame interval with the
 * first request; an interval that starts under fake timers would never fire in any later file of the process.
 */
export function keepRequestingFrames(): () => void {
  const [request, cancel] = [window.requestAnimationFrame, window.cancelAnimationFrame];
  let frame = 0;
  const requestNext = (): void => {
    frame = request(requestNext);
  };
  requestNext();
  return () => cancel(frame);
}

export function deleteCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0] ?? ''}=; Path=/; Max-Age=0`;
  }
}
