import { createListeners } from '@/lib/listeners';

/** Told how many messages have gone out just now, from this tab or another one. */
export const sent = createListeners<[count: number]>();
