/** Runs one action per key at a time. A call with the key of a running action shares its result. */
export function singleFlight<T>(): (key: unknown, action: () => Promise<T>) => Promise<T> {
  let running: { readonly key: unknown; readonly result: Promise<T> } | null = null;
  return (key, action) => {
    if (running !== null && running.key === key) return running.result;
    const result = action().finally(() => {
      if (running?.result === result) running = null;
    });
    running = { key, result };
    return result;
  };
}

/** Milliseconds that a request waits for its answer, also on a slow connection. */
export const callLimitMs = 15_000;

/** Settles as the promise does. If that takes longer than `limit` milliseconds, resolves with undefined. */
export async function withTimeout<T>(limit: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
