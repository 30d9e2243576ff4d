import { createEmitter } from '@/lib/emitter';

const listeners = createEmitter();
/** How many joins happened before the first subscription; the code that listens loads after the screens. */
let queuedJoins = 0;
let hasListener = false;

/** An emitter for each join of a match or its waiting list. The first listener is also called for earlier joins. */
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
