import { createListeners } from '@/lib/listeners';

const missed = createListeners();

/** Says that code of the app could not be had although there is a connection: a newer build may have taken its place. */
export const tellMissingCode = missed.call;

/** Told of it; returns the way to stop. */
export const onMissingCode = missed.add;
