import { mdiCrosshairsGps } from '@mdi/js';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Auth } from '@/api/auth';
import { useApi } from '@/api/context';
import { ToggleChip } from '@/components/ui/chips';
import { Icon } from '@/components/ui/icon';
import { useI18n } from '@/i18n/context';
import { createListeners } from '@/lib/listeners';
import type { Position } from './nearest-first';

/** Whether the nearest comes first, and from where; or why it does not. */
interface Nearest {
  readonly status: 'off' | 'asking' | 'on' | 'refused' | 'unavailable';
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
function askForPosition({ onPurge }: Pick<Auth<unknown>, 'onPurge'>): void {
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
function stopAsking(): void {
  if (state.status !== 'on') forgetPosition();
}

export const useNearest = (): Nearest =>
  useSyncExternalStore(
    changed.add,
    () => state,
    () => off,
  );

export function NearestChip(): ReactNode {
  const { status } = useNearest();
  const { auth } = useApi();
  // Who leaves the list meets neither a failure nor the question when they come back.
  useEffect(() => stopAsking, []);
  const isOn = status === 'asking' || status === 'on';
  return (
    <ToggleChip
      data-press="nearest"
      pressed={isOn}
      aria-busy={status === 'asking' || undefined}
      onPressedChange={(isAsked) => (isAsked ? askForPosition(auth) : forgetPosition())}
    >
      {!isOn && <Icon path={mdiCrosshairsGps} className="-ml-1 size-4" />}
      {useI18n().LL.matches.nearest.action()}
    </ToggleChip>
  );
}

/** What becomes of the press, in a line: that the browser is asked, or why nothing is nearer than before. */
export function NearestLine(): ReactNode {
  const { status } = useNearest();
  const words = useI18n().LL.matches.nearest;
  const isSeen = status !== 'off' && status !== 'on';
  return (
    <p role="status" className={isSeen ? 'pb-1 text-sm' : 'sr-only'}>
      {isSeen ? words[status]() : status === 'on' && words.near()}
    </p>
  );
}
