import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';

let count = 0;
const changed = createListeners();

export function setLostMessages(lost: number): void {
  count = lost;
  changed.call();
}

/** How many messages that had not been sent went with the session that was here before; never which, for anybody may look. */
export const useLostMessages = (): number =>
  useSyncExternalStore(
    changed.add,
    () => count,
    () => 0,
  );
