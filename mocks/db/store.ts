import type { Instant, State } from './state.ts';

interface StoreOptions {
  state: State;
  /** Saves the state; an answer leaves only after it has finished. A failure becomes a 500. */
  onChange?: (state: State) => void | Promise<void>;
  /** The clock, in milliseconds since the epoch. */
  now?: () => Instant;
}

/** The embedded backend's memory, and the way to change it. */
export interface Store {
  /** The live state; `replace` swaps it, so read it anew after every `await`. */
  readonly state: State;
  now(): Instant;
  /** Changes the state in one step that nothing can interrupt, and notes that it must be saved. */
  mutate<Result>(change: (state: State) => Result): Result;
  /** Resolves when every change made so far is saved. */
  flush(): Promise<void>;
  /** Takes another state, such as a newer one of another tab or a fresh seed. Saving it is up to the caller. */
  replace(state: State): void;
}

/** Makes the store that the handlers, the panel and the world's timer share. */
export function createStore({ state, onChange, now = Date.now }: StoreOptions): Store {
  let current = state;
  let dirty = false;
  let saving: Promise<unknown> = Promise.resolve();

  return {
    get state() {
      return current;
    },
    now,
    mutate(change) {
      dirty = true;
      return change(current);
    },
    async flush() {
      if (dirty) {
        dirty = false;
        const save = Promise.resolve(onChange?.(current));
        // A request that only saw a change must not answer before it is safe either: everybody waits for what is under way.
        saving = Promise.all([saving.catch(() => undefined), save]);
      }
      const wanted = saving;
      try {
        await wanted;
      } catch (error) {
        dirty = true;
        throw error;
      }
    },
    replace(next) {
      current = next;
    },
  };
}
