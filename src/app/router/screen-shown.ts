import { createListeners } from '@/lib/listeners';

/** Told each time a screen of the route table has come into sight. */
export const screenShown = createListeners();
