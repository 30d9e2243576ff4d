/**
 * Ends the task that runs, and goes on in the next one: between the two the browser answers presses and paints. Long work that
 * may pause is cut by it into tasks of less than 50 ms on a slow phone.
 */
export function nextTask(): Promise<void> {
  // Safari has none yet. Where there is one, who pauses goes on before what else waits.
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
