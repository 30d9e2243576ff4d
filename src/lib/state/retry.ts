import { createEmitter } from './emitter';

/** Emits when a person requests a retry, which ends the pause after failures (backoff). */
export const retryRequested = createEmitter();

/** Returns the `onClick` of a retry button. */
export const retryHandler = (retry: () => unknown) => (): void => {
  retryRequested.emit();
  retry();
};
