import { useSyncExternalStore } from 'react';
import { createValue } from '@/lib/state/value';

/** How many unsent messages were deleted when the last session ended. Their texts are not stored: anybody at the device could read them. */
export const lostMessages = createValue(0);

export const useLostMessageCount = (): number =>
  useSyncExternalStore(lostMessages.subscribe, lostMessages.get, lostMessages.getInitial);
