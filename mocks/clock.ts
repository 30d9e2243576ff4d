import type { Instant } from './db/state.ts';

/** A clock that can be moved, so that deadlines and expiry can be tested without waiting. */
export interface Clock {
  now: () => Instant;
  /** Milliseconds ahead of the real time; negative when behind. */
  shift: number;
}

/** Creates a clock that adds its shift to the real time. */
export function createClock(realNow: () => Instant = Date.now): Clock {
  const clock: Clock = { shift: 0, now: () => realNow() + clock.shift };
  return clock;
}
