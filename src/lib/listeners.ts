export interface Listeners<A extends unknown[]> {
  readonly add: (listener: (...args: A) => void) => () => void;
  readonly call: (...args: A) => void;
}

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
