import { joinStops, listen } from '@/lib/browser/listen';

/** Makes an event emitter: `subscribe` returns the unsubscribe function, `emit` calls every listener. */
export function createEmitter<A extends unknown[] = []>() {
  const listeners = new Set<(...args: A) => void>();
  return {
    subscribe: (listener: (...args: A) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (...args: A) => {
      for (const listener of listeners) listener(...args);
    },
  };
}

/** Makes an emitter for a stored value; `subscribe` also listens to changes that other tabs store. */
export function createStorageEmitter() {
  const { subscribe, emit } = createEmitter();
  return {
    subscribe: (listener: () => void) =>
      joinStops(subscribe(listener), listen(window, ['storage'], listener)),
    emit,
  };
}
