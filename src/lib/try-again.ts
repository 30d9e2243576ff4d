import { createEmitter } from './emitter';

/** Told when a person wants an attempt, which ends what pauses after failures. */
export const retryRequested = createEmitter();

/** What a press on "try again" does. */
export const retryHandler = (retry: () => unknown) => (): void => {
  retryRequested.emit();
  retry();
};
