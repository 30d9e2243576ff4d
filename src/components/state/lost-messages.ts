import { useSyncExternalStore } from 'react';
import { createEmitter } from '@/lib/state/emitter';

let lostMessageCount = 0;
const countChanged = createEmitter();

export function setLostMessageCount(newCount: number): void {
  lostMessageCount = newCount;
  countChanged.emit();
}

/** How many unsent messages were deleted when the last session ended. Their texts are not stored: anybody at the device could read them. */
export const useLostMessageCount = (): number =>
  useSyncExternalStore(
    countChanged.subscribe,
    () => lostMessageCount,
    () => 0,
  );
