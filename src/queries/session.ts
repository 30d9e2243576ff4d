import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { getSessionPath } from '@/generated/paths';
import { loadChunk } from '@/lib/load-chunk';

/** The calls of an account with what checks their answers: no part of the first download, which asks for nothing for guests. */
export const accountCalls = () => loadChunk(() => import('@/generated/account/account'));

/** Who is signed in: asked for once for each session, which `Auth` decides about, and kept until that ends. */
export const sessionQuery = () =>
  queryOptions({
    queryKey: [getSessionPath] as QueryKey,
    queryFn: async ({ signal }) => (await accountCalls()).getSession({ signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
