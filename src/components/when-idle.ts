/**
 * Does something when the browser has nothing better to do, after 200 ms at the latest; gives a function that calls it
 * off. `requestIdleCallback` is absent in Safari; a short pause does there.
 */
export const whenIdle = (action: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(action, { timeout: 200 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, 30);
  return () => clearTimeout(timer);
};
