/** Parts of a browser that jsdom lacks and that the components (radix-ui above all) call; each does nothing. */
export function addMissingBrowserParts(): void {
  const nothing = () => undefined;
  const element = Element.prototype as Partial<Element>;
  element.scrollIntoView ??= nothing;
  element.hasPointerCapture ??= () => false;
  element.setPointerCapture ??= nothing;
  element.releasePointerCapture ??= nothing;
  const parts = globalThis as Partial<typeof globalThis>;
  parts.ResizeObserver ??= class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  };
  parts.IntersectionObserver ??= class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
    takeRecords = () => [];
  };
  parts.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  // No layout, so nothing stands at any point.
  (document as Partial<Document>).elementFromPoint ??= () => null;
  // jsdom's own only writes "not implemented" to the console.
  window.scrollTo = nothing;
}

/**
 * Keeps jsdom's frames coming until they are called off. jsdom drives them by an interval that it begins with the first thing
 * waiting for one; begun under a test's fake timers, it would never fire, and no frame come again in any file of the process.
 */
export function keepFramesComing(): () => void {
  const [request, cancel] = [window.requestAnimationFrame, window.cancelAnimationFrame];
  let frame = 0;
  const next = (): void => {
    frame = request(next);
  };
  next();
  return () => cancel(frame);
}

/** Takes away every cookie of the page. */
export function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0] ?? ''}=; Path=/; Max-Age=0`;
  }
}
