import { userKey, webStorage } from '@/api/storage';
import { matchJoined } from '@/components/match-joined';

const storage = () => webStorage(() => localStorage);

const offeredKey = 'install_offered';
const joinsKey = userKey('joins');

/** After so many matches somebody seems to be here to stay. */
const joinsNeeded = 2;

/** Counts matches that are joined, over all visits; calls back at each from the second on. Gives what ends it. */
export const watchJoins = (onRegular: () => void): (() => void) =>
  matchJoined.add(() => {
    const joins = Math.min(joinsNeeded, Number(storage().get(joinsKey) ?? 0) + 1);
    storage().set(joinsKey, String(joins));
    if (joins >= joinsNeeded) onRegular();
  });

/** Whether installing was offered on this device before. */
export const wasOffered = (): boolean => storage().get(offeredKey) !== null;

/** Notes that it was: it is never offered twice. */
export const noteOffer = (): void => storage().set(offeredKey, '1');
