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
