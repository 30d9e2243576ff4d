/** Runs one action per key at a time. A call with the key of a running action shares its result. */
export function singleFlight<T>(): (key: unknown, action: () => Promise<T>) => Promise<T> {
  let runningAction: { readonly key: unknown; readonly result: Promise<T> } | null = null;
  return (key, action) => {
    if (runningAction !== null && runningAction.key === key) return runningAction.result;
    const result = action().finally(() => {
      if (runningAction?.result === result) runningAction = null;
    });
    runningAction = { key, result };
    return result;
  };
}

/** Milliseconds that a request waits for its answer, also on a slow connection. */
export const callLimitMs = 15_000;

/** Settles as the promise does. If that takes longer than `limitMs` milliseconds, resolves with undefined. */
export async function withTimeout<T>(limitMs: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
