import { createListeners } from '@/lib/listeners';

const listeners = createListeners();
/** Joins that happened before there was a listener, whose code loads later than the screens. */
let untold = 0;
let isHeard = false;

/** Calls its listeners each time the person joins a match or its waiting list. The first listener also hears of earlier joins. */
export const matchJoined: typeof listeners = {
  add(listener) {
    isHeard = true;
    for (; untold > 0; untold -= 1) listener();
    return listeners.add(listener);
  },
  call() {
    if (isHeard) listeners.call();
    else untold += 1;
  },
};
