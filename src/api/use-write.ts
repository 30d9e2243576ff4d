import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { singleFlight } from './single-flight';

interface WriteOptions<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>;
  /** The write stays pending until it is done; what it throws counts as a failure. */
  onSuccess?: (data: Data, variables: Variables) => unknown;
  onError?: (error: Error, variables: Variables) => unknown;
}

type WriteState<Data> = { isPending: boolean; isSuccess: boolean; data?: Data; error: Error | null };

type UseWrite<Data, Variables> = WriteState<Data> & {
  /** Writes, unless the last one that was begun here is still on its way. */
  mutate: (variables: Variables) => void;
};

const idle = { isPending: false, isSuccess: false, error: null };

let underWay = 0;

/** Whether a write of some `useWrite` is on its way. */
export const isWriting = (): boolean => underWay > 0;

/**
 * What a press writes: pressed twice, it happens once. `isPending` is what was drawn last, and a second press may come before
 * it is drawn; so the guard does not ask it. As `useMutation`, whose code the screens for signing in do without: a write
 * goes on when its screen is left, and answers to what was drawn last.
 */
export function useWrite<Data, Variables>(options: WriteOptions<Data, Variables>): UseWrite<Data, Variables> {
  const [state, setState] = useState<WriteState<Data>>(idle);
  const [once] = useState(() => singleFlight<unknown>());
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const mutate = useCallback(
    (variables: Variables) => {
      const write = async (): Promise<void> => {
        underWay += 1;
        setState({ ...idle, isPending: true });
        try {
          const data = await latest.current.mutationFn(variables);
          await latest.current.onSuccess?.(data, variables);
          setState({ ...idle, isSuccess: true, data });
        } catch (caught) {
          const error = caught as Error;
          try {
            await latest.current.onError?.(error, variables);
          } finally {
            setState({ ...idle, error });
          }
        } finally {
          underWay -= 1;
        }
      };
      void once('write', write);
    },
    [once],
  );
  return { ...state, mutate };
}
