import { createEmitter } from '@/lib/emitter';

const listeners = createEmitter();
/** Joins that happened before there was a listener, whose code loads later than the screens. */
let queuedJoins = 0;
let hasListener = false;

/** Calls its listeners each time the person joins a match or its waiting list. The first listener also hears of earlier joins. */
export const matchJoined: typeof listeners = {
  subscribe(listener) {
    hasListener = true;
    for (; queuedJoins > 0; queuedJoins -= 1) listener();
    return listeners.subscribe(listener);
  },
  emit() {
    if (hasListener) listeners.emit();
    else queuedJoins += 1;
  },
};
