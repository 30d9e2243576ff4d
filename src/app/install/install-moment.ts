import type { QueryClient } from '@tanstack/react-query';
import { userKey, webStorage } from '@/api/storage';

const storage = () => webStorage(() => localStorage);

const offeredKey = 'install_offered';
const joinsKey = userKey('joins');

/** After so many matches somebody seems to be here to stay. */
const joinsNeeded = 2;

/** Counts matches that were joined, over all visits; calls back at each from the second on. Gives what ends it. */
export function watchJoins(client: QueryClient, onRegular: () => void): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { options, state } = event.mutation;
    if (options.mutationKey?.[0] !== 'participation' || state.variables !== 'join') return;
    const joins = Math.min(joinsNeeded, Number(storage().get(joinsKey) ?? 0) + 1);
    storage().set(joinsKey, String(joins));
    if (joins >= joinsNeeded) onRegular();
  });
}

/** Whether installing was offered on this device before. */
export const wasOffered = (): boolean => storage().get(offeredKey) !== null;

/** Notes that it was: it is never offered twice. */
export const noteOffer = (): void => storage().set(offeredKey, '1');
