import { createEmitter } from '@/lib/emitter';
import type { KeyValueStorage } from './storage';

interface BackoffOptions {
  /** What the tabs share. */
  readonly storage: KeyValueStorage;
  readonly key: string;
  readonly now: () => number;
  readonly pauseAfter: (failures: number) => number;
}

/** Failures in a row, and between which moments (milliseconds since 1970) no further attempt is made. */
interface BackoffState {
  readonly failures: number;
  readonly from: number;
  readonly until: number;
}

/** Milliseconds by which the clocks of two tabs may differ. */
const clockToleranceMs = 4000;

const noFailures: BackoffState = { failures: 0, from: 0, until: 0 };

export type Backoff = ReturnType<typeof createBackoff>;

/** A pause after failed attempts: it grows with each, is never shorter than the server asks for (`Retry-After`), and outlives a reload. */
export function createBackoff({ storage, key, now, pauseAfter }: BackoffOptions) {
  const changes = createEmitter();

  function read(): BackoffState {
    try {
      return { ...noFailures, ...(JSON.parse(storage.get(key) ?? '{}') as Partial<BackoffState>) };
    } catch {
      return noFailures;
    }
  }

  function write(next: BackoffState): void {
    storage.set(key, JSON.stringify(next));
    changes.emit();
  }

  return {
    /** The present pause, in milliseconds since 1970; null when an attempt may be made now. */
    pause: (): { from: number; until: number } | null => {
      const { from, until } = read();
      const time = now();
      // Well before `from`, the clock has been set back.
      return time > from - clockToleranceMs && time < until ? { from, until } : null;
    },
    countFailure: (): void => {
      const failures = read().failures + 1;
      const from = now();
      write({ failures, from, until: Math.ceil(from + pauseAfter(failures)) });
    },
    /** No attempt for that many milliseconds, because the server asks for it. */
    extendPause: (ms: number): void => {
      const { failures, from, until } = read();
      write({ failures, from, until: Math.max(until, now() + ms) });
    },
    /** The last attempt did not reach the server. */
    uncountFailure: (): void => write({ ...noFailures, failures: Math.max(0, read().failures - 1) }),
    /** Ends the pause before its time; after another failure the pauses go on growing. */
    endPause: (): void => write({ ...read(), until: 0 }),
    reset: (): void => {
      storage.remove(key);
      changes.emit();
    },
    /** Calls the listener when the pause changes, in this tab or in others; returns the unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      const remove = changes.subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        remove();
        window.removeEventListener('storage', listener);
      };
    },
  };
}
