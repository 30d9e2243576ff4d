import { createEmitter } from './emitter';

let skew = 0;
const skewChanged = createEmitter();

/** Stores by how many milliseconds the backend's clock is ahead of the device's, as measured by an answer. */
export function setClockSkew(newSkew: number): void {
  if (newSkew === skew) return;
  skew = newSkew;
  skewChanged.emit();
}

/** Milliseconds since 1970 by the backend's clock. Use it to compare with the backend's times, and `Date.now` for durations on the device. */
export const serverNow = (): number => Date.now() + skew;

/** By how many milliseconds the backend's clock is ahead of the device's. */
export const clockSkew = (): number => skew;

export const subscribeToClockSkew = skewChanged.subscribe;
