import { createEmitter } from './emitter';

/** Keeps a value outside of React; its three readers are the arguments of `useSyncExternalStore`. */
export function createValue<T>(initial: T) {
  let value = initial;
  const { subscribe, emit } = createEmitter();
  return {
    subscribe,
    get: (): T => value,
    getInitial: (): T => initial,
    set: (newValue: T): void => {
      if (newValue === value) return;
      value = newValue;
      emit();
    },
  };
}
