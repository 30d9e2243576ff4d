import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { singleFlight } from './single-flight';

const ignore = (): void => undefined;

/** What `useMutation` gives, without the ways around the guard. */
type UseWrite<Data, Variables, Context> = Omit<
  UseMutationResult<Data, Error, Variables, Context>,
  'mutate' | 'mutateAsync'
> & {
  /** Writes, unless the last one that was begun here is still on its way. */
  mutate: (variables: Variables) => void;
};

/**
 * `useMutation` for what a press writes: pressed twice, it happens once. `isPending` is what was drawn last, and a second
 * press may come before it is drawn; so the guard does not ask it.
 */
export function useWrite<Data, Variables, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
): UseWrite<Data, Variables, Context> {
  const { mutate: _, mutateAsync, ...mutation } = useMutation(options);
  const [once] = useState(() => singleFlight<unknown>());
  const mutate = useCallback(
    (variables: Variables) => void once('write', () => mutateAsync(variables)).catch(ignore),
    [once, mutateAsync],
  );
  return { ...mutation, mutate };
}
