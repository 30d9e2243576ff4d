import { type Query, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isHeldBack } from '@/api/polling';

/**
 * Refetches a query when the window gets the focus, unless the server asked for a pause. The query client refetches when a hidden
 * page is shown; where both happen, this call joins the one under way.
 * @param path the only part of the query's key
 */
export function useOnFocus([path]: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    const onFocus = (): void => {
      const filters = { queryKey: [path], exact: true, predicate: ({ state }: Query) => !isHeldBack(state) };
      void client.refetchQueries(filters, { cancelRefetch: false });
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [client, path]);
}
