import type { Instant, State } from './state.ts';

interface StoreOptions {
  state: State;
  /** Saves the state. Responses wait until it is saved; a failure becomes a 500. */
  saveState?: (state: State) => void | Promise<void>;
  now?: () => Instant;
}

/** The state of the embedded backend in memory, and the functions that change it. */
export interface Store {
  /** The current state; `replace` sets another object, so read this property again after each `await`. */
  readonly state: State;
  now(): Instant;
  /** Changes the state synchronously and marks it as unsaved. */
  mutate<Result>(change: (state: State) => Result): Result;
  /** Saves the state if necessary; resolves when all changes until now are saved. */
  flush(): Promise<void>;
  /** Replaces the state, for example by a newer one of another tab, without saving it. */
  replace(state: State): void;
}

/** Creates the store that the handlers, the demo panel and the simulated players share. */
export function createStore({ state, saveState, now = Date.now }: StoreOptions): Store {
  let currentState = state;
  let hasUnsavedChanges = false;
  let runningSaves: Promise<unknown> = Promise.resolve();

  return {
    get state() {
      return currentState;
    },
    now,
    mutate(change) {
      hasUnsavedChanges = true;
      return change(currentState);
    },
    async flush() {
      if (hasUnsavedChanges) {
        hasUnsavedChanges = false;
        const save = Promise.resolve(saveState?.(currentState));
        // A request that has only read the change must wait too, so all requests share this promise.
        runningSaves = Promise.all([runningSaves.catch(() => undefined), save]);
      }
      try {
        await runningSaves;
      } catch (error) {
        hasUnsavedChanges = true;
        throw error;
      }
    },
    replace(newState) {
      currentState = newState;
    },
  };
}
