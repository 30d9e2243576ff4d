import { createValue } from './value';

/** By how many milliseconds the backend's clock is ahead of the device's, as measured by an answer. */
export const clockSkew = createValue(0);

/** Milliseconds since 1970 by the backend's clock. Use it to compare with the backend's times, and `Date.now` for durations on the device. */
export const serverNow = (): number => Date.now() + clockSkew.get();
