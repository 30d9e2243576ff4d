import { deviceStorage, userKey } from '@/api/storage';
import { createListeners } from '@/lib/listeners';

const storageKey = userKey('chat-backoff');
/** Milliseconds before the second attempt, and the longest pause: each is twice as long as the one before. */
const firstPause = 1000;
const longestPause = 120_000;
/** From that many milliseconds on a pause is told to the person. */
const noticeable = 20_000;

/** Attempts that failed in a row, and between which moments (milliseconds since 1970) no further one is made. */
interface Backoff {
  readonly failures: number;
  readonly from: number;
  readonly until: number;
}

const none: Backoff = { failures: 0, from: 0, until: 0 };
const changed = createListeners();

function read(): Backoff {
  try {
    return { ...none, ...(JSON.parse(deviceStorage().get(storageKey) ?? '{}') as Partial<Backoff>) };
  } catch {
    return none;
  }
}

function write(next: Backoff): void {
  deviceStorage().set(storageKey, JSON.stringify(next));
  changed.call();
}

/**
 * The pause after attempts to send that failed, of all tabs together: it grows with each, is never shorter than what the server
 * asks for (`Retry-After`), and ends early only when the person asks for it. It goes with the session.
 */
export const deliveryBackoff = {
  /** When the next attempt may be made, in milliseconds since 1970; 0 when it may be made now. */
  until: (): number => {
    const { from, until } = read();
    const now = Date.now();
    // Before `from`, the clock has been set back.
    return now >= from && now < until ? until : 0;
  },
  /** The same, where the pause is one that the person may want to end. */
  noticeableUntil: (): number => {
    const { from, until } = read();
    return until - from >= noticeable ? deliveryBackoff.until() : 0;
  },
  /** @param retryAfter seconds that the server asks to wait, 0 when it says nothing */
  fail(retryAfter: number): void {
    const { failures } = read();
    const from = Date.now();
    // Not all devices come back at the same moment.
    const pause = Math.min(longestPause, firstPause * 2 ** failures) * (1 + Math.random() / 4);
    write({ failures: failures + 1, from, until: Math.ceil(from + Math.max(pause, retryAfter * 1000)) });
  },
  /** The person wants an attempt now; if it fails, the pauses go on growing. */
  skip(): void {
    write({ ...read(), until: 0 });
  },
  reset(): void {
    deviceStorage().remove(storageKey);
    changed.call();
  },
  /** Calls the listener when another attempt is due at another time, in this tab or in others; returns the unsubscribe function. */
  subscribe: (listener: () => void): (() => void) => {
    const remove = changed.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      remove();
      window.removeEventListener('storage', listener);
    };
  },
};
