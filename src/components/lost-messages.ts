import { useSyncExternalStore } from 'react';
import { createEmitter } from '@/lib/emitter';

let count = 0;
const changed = createEmitter();

/** Stores how many unsent messages were lost with the last session. */
export function setLostMessages(lost: number): void {
  count = lost;
  changed.emit();
}

/** How many messages that had not been sent went with the session that was here before; never which, for anybody may look. */
export const useLostMessages = (): number =>
  useSyncExternalStore(
    changed.subscribe,
    () => count,
    () => 0,
  );
