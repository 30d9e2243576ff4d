/**
 * Does something when the browser has nothing better to do, after 200 ms at the latest; gives a function that calls it
 * off. Safari has no `requestIdleCallback` yet (https://bugs.webkit.org/show_bug.cgi?id=164193): there it waits a moment.
 */
export const whenIdle = (action: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(action, { timeout: 200 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, 30);
  return () => clearTimeout(timer);
};
