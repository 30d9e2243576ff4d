import { createEmitter } from './emitter';

/** Told when a person wants an attempt, which ends what pauses after failures. */
export const triedAgain = createEmitter();

/** What a press on "try again" does. */
export const tryingAgain = (ask: () => unknown) => (): void => {
  triedAgain.emit();
  ask();
};
