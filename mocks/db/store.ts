import type { Instant, State } from './state.ts';

interface StoreOptions {
  state: State;
  /** Saves the state. Responses wait until it has finished; a failure becomes a 500. */
  onChange?: (state: State) => void | Promise<void>;
  now?: () => Instant;
}

/** The state of the embedded backend in memory, and the functions that change it. */
export interface Store {
  /** The current state; `replace` swaps the object, so read it again after each `await`. */
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
export function createStore({ state, onChange, now = Date.now }: StoreOptions): Store {
  let current = state;
  let hasUnsavedChanges = false;
  let saving: Promise<unknown> = Promise.resolve();

  return {
    get state() {
      return current;
    },
    now,
    mutate(change) {
      hasUnsavedChanges = true;
      return change(current);
    },
    async flush() {
      if (hasUnsavedChanges) {
        hasUnsavedChanges = false;
        const save = Promise.resolve(onChange?.(current));
        // A request that only read the change must wait for the save too, so all requests share this promise.
        saving = Promise.all([saving.catch(() => undefined), save]);
      }
      const pendingSave = saving;
      try {
        await pendingSave;
      } catch (error) {
        hasUnsavedChanges = true;
        throw error;
      }
    },
    replace(next) {
      current = next;
    },
  };
}
