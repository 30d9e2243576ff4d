/**
 * Yields to the browser, which handles input and paints before the caller goes on. It splits long work into tasks of less than
 * 50 ms on a slow phone.
 */
export function nextTask(): Promise<void> {
  // Safari has none yet. Elsewhere its continuation runs before other waiting tasks.
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  const yielded = scheduler?.yield?.();
  return (
    yielded ??
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const go = (): void => {
        port1.close();
        resolve();
      };
      port1.addEventListener('message', go, { once: true });
      port1.start();
      port2.postMessage(null);
    })
  );
}

/**
 * Runs something once the frame that is due has been shown, so that a press is answered before what takes a while; at once on a page
 * that is hidden, which paints nothing (https://web.dev/articles/optimize-inp).
 *
 * @returns what calls it off
 */
export function afterPaint(run: () => void): () => void {
  if (document.hidden) {
    run();
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

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
