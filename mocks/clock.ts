import type { Instant } from './db/state.ts';

/** A clock that can be put forward, so that deadlines and expiry can be tried without waiting. */
export interface Clock {
  now: () => Instant;
  /** How far it goes ahead of the real time, in milliseconds; negative when behind. */
  shift: number;
}

/** A clock that shows `base` (the real time unless told otherwise) plus its shift. */
export function createClock(base: () => Instant = Date.now): Clock {
  const clock: Clock = { shift: 0, now: () => base() + clock.shift };
  return clock;
}
