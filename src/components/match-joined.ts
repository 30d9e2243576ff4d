import { createEmitter } from '@/lib/emitter';

const listeners = createEmitter();
/** Joins that happened before there was a listener, whose code loads later than the screens. */
let untold = 0;
let isHeard = false;

/** Calls its listeners each time the person joins a match or its waiting list. The first listener also hears of earlier joins. */
export const matchJoined: typeof listeners = {
  subscribe(listener) {
    isHeard = true;
    for (; untold > 0; untold -= 1) listener();
    return listeners.subscribe(listener);
  },
  emit() {
    if (isHeard) listeners.emit();
    else untold += 1;
  },
};
