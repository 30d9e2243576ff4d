import type { KeyValueStorage } from '@/api/storage';
import { parseJson } from '@/lib/json';
import { createStorageEmitter } from '@/lib/state/emitter';

interface BackoffOptions {
  readonly storage: KeyValueStorage;
  readonly key: string;
  readonly now: () => number;
  /** Returns the pause in milliseconds after this many failures in a row. */
  readonly getPauseMs: (failureCount: number) => number;
}

/** The clocks of two tabs may differ by this many milliseconds. */
const clockToleranceMs = 4000;

/** The number of failures in a row, and the start and end of the pause (milliseconds since 1970). */
const noFailures = { failures: 0, from: 0, until: 0 };

export type Backoff = ReturnType<typeof createBackoff>;

/** Creates a pause after failed attempts, kept in the storage: it grows with each failure and is never shorter than `Retry-After`. */
export function createBackoff({ storage, key, now, getPauseMs }: BackoffOptions) {
  const changes = createStorageEmitter();

  const read = (): typeof noFailures => ({ ...noFailures, ...(parseJson(storage.get(key)) as object) });

  function change(changed: Partial<typeof noFailures>): void {
    storage.set(key, JSON.stringify({ ...read(), ...changed }));
    changes.emit();
  }

  return {
    /** The start and end of the current pause, in milliseconds since 1970; null when an attempt is allowed. */
    getPause: (): { from: number; until: number } | null => {
      const { from, until } = read();
      const currentTime = now();
      // A time long before `from` means that the clock was set back.
      return currentTime > from - clockToleranceMs && currentTime < until ? { from, until } : null;
    },
    getFailureCount: (): number => read().failures,
    countFailure: (): void => {
      const failures = read().failures + 1;
      const from = now();
      change({ failures, from, until: Math.ceil(from + getPauseMs(failures)) });
    },
    /** Makes the pause last at least `ms` milliseconds from now, as the server asks. */
    extendPause: (ms: number): void => change({ until: Math.max(read().until, now() + ms) }),
    /** Takes back the last failure, which did not reach the server. */
    uncountFailure: (): void => change({ failures: Math.max(0, read().failures - 1), until: 0 }),
    /** Ends the pause but keeps the failures, so that the next pause is longer again. */
    endPause: (): void => change({ until: 0 }),
    reset: (): void => {
      storage.remove(key);
      changes.emit();
    },
    /** Calls the listener when the pause changes, in this tab or in others; returns the unsubscribe function. */
    subscribe: changes.subscribe,
  };
}
