import { createListeners } from '@/lib/listeners';

/** Told each time that the person has joined a match, or its waiting list. */
export const matchJoined = createListeners();
