/** Lets the browser handle input and paint before the caller goes on, so that long work is split into short tasks. */
export function nextTask(): Promise<void> {
  // Safari has none yet. Elsewhere its continuation runs before other waiting tasks.
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  const yielded = scheduler?.yield?.();
  return (
    yielded ??
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

/** Runs something after the next paint, so that a press is answered first; at once on a hidden page, which paints nothing. Returns what calls it off. */
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

/** Runs when the browser is idle; Safari has no `requestIdleCallback` (https://bugs.webkit.org/show_bug.cgi?id=164193). Returns what calls it off. */
export const whenIdle = (action: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(action, { timeout: 200 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, 30);
  return () => clearTimeout(timer);
};
