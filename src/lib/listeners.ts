/** The listeners of one kind of event. */
export interface Listeners<A extends unknown[]> {
  /** Adds a listener; returns its removal. */
  readonly add: (listener: (...args: A) => void) => () => void;
  /** Tells every listener, in the order in which they came. */
  readonly call: (...args: A) => void;
}

/** An empty list of listeners to an event with those arguments. */
export function createListeners<A extends unknown[] = []>(): Listeners<A> {
  const listeners = new Set<(...args: A) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    call(...args) {
      for (const listener of listeners) listener(...args);
    },
  };
}
