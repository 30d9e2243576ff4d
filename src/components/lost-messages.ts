import { useSyncExternalStore } from 'react';
import { createEmitter } from '@/lib/emitter';

let count = 0;
const countChanged = createEmitter();

/** Stores how many unsent messages were lost with the last session. */
export function setLostMessageCount(lost: number): void {
  count = lost;
  countChanged.emit();
}

/** How many messages that had not been sent went with the session that was here before; never which, for anybody may look. */
export const useLostMessageCount = (): number =>
  useSyncExternalStore(
    countChanged.subscribe,
    () => count,
    () => 0,
  );
