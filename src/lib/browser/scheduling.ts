/** Yields to the browser, so that it can handle input and paint between parts of long work. */
export function nextTask(): Promise<void> {
  // Safari lacks `scheduler.yield`, whose continuation runs before other queued tasks.
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  const continuation = scheduler?.yield?.();
  return (
    continuation ??
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const finish = (): void => {
        port1.close();
        resolve();
      };
      port1.addEventListener('message', finish, { once: true });
      port1.start();
      port2.postMessage(null);
    })
  );
}

/** After this delay a screen reader has heard from the browser what changed on the page. */
export const noticeDelayMs = 150;

/** Calls `run` after the next paint, so that feedback to a press paints first; at once on a hidden page, which never paints. Returns a cancel function. */
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

/** Waits for the next paint, as `afterPaint` does. */
export const untilPainted = (): Promise<void> => new Promise((resolve) => void afterPaint(resolve));

/** Calls `action` when the browser is idle; in Safari, which lacks `requestIdleCallback`, after 30 ms. Returns a cancel function. */
export const whenIdle = (action: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(action, { timeout: 200 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, 30);
  return () => clearTimeout(timer);
};
