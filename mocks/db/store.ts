import type { Instant, State } from './state.ts';

interface StoreOptions {
  state: State;
  /** Saves the state; responses wait until it is saved. */
  saveState?: (state: State) => void | Promise<void>;
  /** Returns the state that was saved last, which takes the place of one that cannot be saved. */
  readSavedState?: () => State;
  now?: () => Instant;
}

/** The state could not be saved, for example because the disk is full; the request becomes a 507 and changes nothing. */
export class StorageError extends Error {}

/** The state of the embedded backend in memory, and the functions that change it. */
export interface Store {
  /** The current state; `replace` sets another object, so read this property again after each `await`. */
  readonly state: State;
  now(): Instant;
  /** How many saves have failed. Each has undone all unsaved changes, also those of a request that has not called `flush` yet. */
  readonly failedSaveCount: number;
  /** Changes the state synchronously and marks it as unsaved. */
  mutate<Result>(change: (state: State) => Result): Result;
  /** Saves the state if necessary; resolves when all changes until now are saved. Throws `StorageError`, and then they are undone. */
  flush(): Promise<void>;
  /** Replaces the state, for example by a newer one of another tab, without saving it. */
  replace(state: State): void;
}

/** Creates the store that the handlers, the demo panel and the simulated players share. */
export function createStore({ state, saveState, readSavedState, now = Date.now }: StoreOptions): Store {
  let currentState = state;
  let hasUnsavedChanges = false;
  let failedSaveCount = 0;
  let currentSave: Promise<void> = Promise.resolve();
  /** Starts after `currentSave` with all changes until then; fails with it, as a failure discards these changes, too. */
  let nextSave: Promise<void> | null = null;

  async function save() {
    currentSave = nextSave ?? currentSave;
    nextSave = null;
    hasUnsavedChanges = false;
    try {
      await saveState?.(currentState);
    } catch (error) {
      if (readSavedState) currentState = readSavedState();
      failedSaveCount += 1;
      hasUnsavedChanges = false;
      currentSave = Promise.resolve();
      nextSave = null;
      throw new StorageError((error as Error).message, { cause: error });
    }
  }

  return {
    get state() {
      return currentState;
    },
    now,
    get failedSaveCount() {
      return failedSaveCount;
    },
    mutate(change) {
      hasUnsavedChanges = true;
      return change(currentState);
    },
    async flush() {
      if (hasUnsavedChanges) nextSave ??= currentSave.then(save);
      // A request that has only read the change must wait, too.
      await (nextSave ?? currentSave);
    },
    replace(newState) {
      currentState = newState;
    },
  };
}
