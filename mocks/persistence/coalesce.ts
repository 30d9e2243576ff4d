/**
 * Makes many callers share few runs of a slow task: a call that comes while a run is under way waits for the next run, so
 * that run has seen everything that was there at the time of the call. Never more than one run at a time. A run that fails
 * rejects for those who waited for it; the next one is tried anew.
 */
export function coalesce(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  return () => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        running = waiting ?? running;
        waiting = null;
        return task();
      });
    return waiting;
  };
}
