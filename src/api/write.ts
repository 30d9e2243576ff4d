import {
  type MutationKey,
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';

const isWriting = (client: QueryClient, mutationKey: MutationKey): boolean =>
  client.isMutating({ mutationKey, exact: true }) > 0;

/** Makes one write, but not while one with this key has no answer: then it resolves with undefined. It needs no observer, which in each of a thousand rows would be slow. */
export async function startWrite<Result, Variables, Context>(
  client: QueryClient,
  mutationKey: MutationKey,
  options: MutationOptions<Result, Error, Variables, Context>,
  variables: Variables,
): Promise<Result | undefined> {
  if (isWriting(client, mutationKey)) return undefined;
  return client
    .getMutationCache()
    .build(client, { ...options, mutationKey })
    .execute(variables);
}

/** A write whose state a component shows. `write` does nothing while one with this key has no answer: `isPending` is what was drawn last, and a second press may come before. */
export function useWrite<Result, Variables, Context>(
  mutationKey: MutationKey,
  options: MutationOptions<Result, Error, Variables, Context>,
) {
  const client = useQueryClient();
  // Signing in empties the mutation cache during the write.
  const isInFlight = useRef(false);
  const { mutateAsync, isPending, isSuccess, data, error } = useMutation({ ...options, mutationKey });
  const write = (variables: Variables): void => {
    if (isInFlight.current || isWriting(client, mutationKey)) return;
    isInFlight.current = true;
    const finish = (): void => void (isInFlight.current = false);
    mutateAsync(variables).then(finish, finish);
  };
  return { write, isPending, isSuccess, data, error };
}
