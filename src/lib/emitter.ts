export interface Emitter<A extends unknown[]> {
  readonly subscribe: (listener: (...args: A) => void) => () => void;
  readonly emit: (...args: A) => void;
}

/** Makes an event emitter: `subscribe` returns the unsubscribe function, `emit` calls every listener. */
export function createEmitter<A extends unknown[] = []>(): Emitter<A> {
  const listeners = new Set<(...args: A) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(...args) {
      for (const listener of listeners) listener(...args);
    },
  };
}
