import { RefreshLimitError } from './problem';
import type { KeyValueStorage } from './storage';

const storageKey = 'refresh_attempts';
const limit = 3;
const windowMs = 10_000;

/** Counts vain refreshes: 3 in 10 s at most, over all tabs and reloads. */
export interface RefreshAttempts {
  /** Counts one attempt; throws `RefreshLimitError` when there were too many. */
  readonly take: () => void;
  /** Gives the last one back: it has reached nobody. */
  readonly giveBack: () => void;
  /** Forgets them, after a refresh that gave a usable token and after signing in. */
  readonly reset: () => void;
}

function parse(text: string | null): number[] {
  return (text ?? '')
    .split(',')
    .filter((entry) => entry !== '')
    .map(Number);
}

/** The counter, kept in storage that tabs share; `now` in milliseconds. */
export function createRefreshAttempts(storage: KeyValueStorage, now: () => number): RefreshAttempts {
  return {
    take() {
      const time = now();
      // A moment in the future was noted before the clock was set back; it must not block for ever.
      const recent = parse(storage.get(storageKey)).filter((at) => at > time - windowMs && at <= time);
      const [first] = recent;
      if (first !== undefined && recent.length >= limit) {
        throw new RefreshLimitError(Math.ceil((first + windowMs - time) / 1000));
      }
      storage.set(storageKey, [...recent, time].join(','));
    },
    giveBack() {
      storage.set(storageKey, parse(storage.get(storageKey)).slice(0, -1).join(','));
    },
    reset() {
      storage.set(storageKey, '');
    },
  };
}
