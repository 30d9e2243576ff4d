import { userKey, webStorage } from '@/api/storage';
import { matchJoined } from '@/components/match-joined';

type IosNavigator = Navigator & { standalone?: boolean };

/** Whether the app runs from the home screen already. */
export const isInstalled = (page: Window = window): boolean =>
  (page.navigator as IosNavigator).standalone === true ||
  page.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;

/** Whether this is an iPhone or iPad, where one can add an app to the home screen only by hand. */
export const isIos = ({ navigator }: Window = window): boolean =>
  'standalone' in navigator && navigator.maxTouchPoints > 1;

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
