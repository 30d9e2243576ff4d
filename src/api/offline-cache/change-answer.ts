import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApiError } from '@/api/problem';

type ChangeCachedAnswer = <T extends object>(path: string, change: (answer: T) => T) => Promise<void>;

const cacheOfClient = new WeakMap<QueryClient, ChangeCachedAnswer>();

/** Registers how `changeAnswer` reaches the answers that only the device has. */
export const registerOfflineCache = (client: QueryClient, change: ChangeCachedAnswer): void =>
  void cacheOfClient.set(client, change);

/** Applies what another answer says to the answer of a query, which keeps its age: at once in memory, or else on the device. Never rejects. */
export async function changeAnswer<T extends object>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, ApiError>,
  change: (answer: T) => T,
): Promise<void> {
  const state = client.getQueryState<T>(queryKey);
  if (state?.data) client.setQueryData<T>(queryKey, change(state.data), { updatedAt: state.dataUpdatedAt });
  else await cacheOfClient.get(client)?.(String(queryKey[0]), change);
}
