import { createListeners } from '@/lib/listeners';

const listeners = createListeners();
/** So many of whom nobody was told: who listens comes with code that no screen waits for. */
let untold = 0;
let isHeard = false;

/** Told each time that the person has joined a match, or its waiting list; the first listener also of those before it. */
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
