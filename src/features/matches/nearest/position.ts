import { useSyncExternalStore } from 'react';
import type { Auth } from '@/api/auth';
import { createListeners } from '@/lib/listeners';
import type { Position } from './distance';

/** Whether the nearest comes first, and from where; or why it does not. */
export interface Nearest {
  readonly status: 'off' | 'asking' | 'on' | 'refused' | 'unavailable';
  /** Where the person was when they pressed; null unless `on`. */
  readonly from: Position | null;
}

const off: Nearest = { status: 'off', from: null };

// In memory only, so that Back finds the order again: no storage, address, cache or report ever holds it.
let state = off;
const changed = createListeners();
let stopFollowing = (): void => undefined;

function set(next: Nearest): void {
  state = next;
  changed.call();
}

/** Ends the order and forgets the position. An answer that is still to come counts for nothing. */
export function forgetPosition(): void {
  stopFollowing();
  set(off);
}

/** Asks the browser where the person is, which asks the person. It is forgotten with whatever else is the person's. */
export function askForPosition({ onPurge }: Pick<Auth<unknown>, 'onPurge'>): void {
  stopFollowing();
  stopFollowing = onPurge(forgetPosition);
  const asking: Nearest = { status: 'asking', from: null };
  const answer = (status: Nearest['status'], from: Position | null = null): void => {
    if (state === asking) set({ status, from });
  };
  set(asking);
  if (!('geolocation' in navigator)) return answer('unavailable');
  return navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => answer('on', { latitude, longitude }),
    ({ code, PERMISSION_DENIED }) => answer(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
    { timeout: 10_000, maximumAge: 60_000 },
  );
}

/** Ends the order where it does not hold yet: with the question, or why it has failed. */
export function stopAsking(): void {
  if (state.status !== 'on') forgetPosition();
}

/** What holds now. */
export const useNearest = (): Nearest =>
  useSyncExternalStore(
    changed.add,
    () => state,
    () => off,
  );
