import { createListeners } from '@/lib/listeners';
import { isOffline } from '@/lib/network';

const missed = createListeners();

/** Says that code of the app could not be had although there is a connection: a newer build may have taken its place. */
export const tellMissingCode = missed.call;

/** Deals with code that did not come: with a connection that is a failure of ours, which is reported, and perhaps a newer build. */
export function reportMissingCode(error: unknown): void {
  if (isOffline()) return;
  reportError(error);
  tellMissingCode();
}

/** Told of it; returns the way to stop. */
export const onMissingCode = missed.add;
