import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { getSessionPath } from '@/generated/paths';
import { loadChunk } from '@/lib/browser/load-chunk';

/** Loads the generated functions of the account operations; they are a chunk, because a guest's first page needs none. */
export const accountCalls = () => loadChunk(() => import('@/generated/account/account'));

/** The query for the signed-in person, fetched once per session; `Auth` ends the session. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: [getSessionPath] as QueryKey,
    queryFn: async ({ signal }) => (await accountCalls()).getSession({ signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
