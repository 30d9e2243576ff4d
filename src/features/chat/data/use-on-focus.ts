import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mustWait } from '@/api/polling';

/** Refetches a query, whose key is one path, when the window gets the focus, unless the server asked for a pause. */
export function useOnFocus([path]: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    const onFocus = (): void => {
      const filters = {
        queryKey: [path],
        exact: true,
        predicate: ({ state }: Query) => !mustWait(state),
      };
      void client.refetchQueries(filters, { cancelRefetch: false });
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [client, path]);
}
