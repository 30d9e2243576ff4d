import { createEmitter } from './emitter';

let skew = 0;
const skewChanged = createEmitter();

/** An answer of the backend has shown what time it is: that many milliseconds ahead of the device. */
export function setClockSkew(next: number): void {
  if (next === skew) return;
  skew = next;
  skewChanged.emit();
}

/** Milliseconds since 1970 by the backend's clock, which tells what is past or due; what the device alone measures goes by `Date.now`. */
export const serverNow = (): number => Date.now() + skew;

/** Milliseconds that the backend's clock is ahead of the device's. */
export const clockSkew = (): number => skew;

/** Calls the listener when the skew changes; returns the unsubscribe function. */
export const subscribeToClockSkew = skewChanged.subscribe;
