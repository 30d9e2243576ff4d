import { deviceStorage, userKey } from '@/api/storage';
import { matchJoined } from '@/components/match-joined';
import { canInstall } from './install-prompt';

type IosNavigator = Navigator & { standalone?: boolean };

const isInstalled = (page: Window = window): boolean =>
  (page.navigator as IosNavigator).standalone === true ||
  page.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;

/** Whether this is an iPhone or iPad, where one can add an app to the home screen only by hand. */
const isIos = ({ navigator }: Window = window): boolean =>
  'standalone' in navigator && navigator.maxTouchPoints > 1;

const offeredKey = 'install_offered';
const joinsKey = userKey('joins');

/** After so many matches somebody seems to be here to stay. */
const joinsNeeded = 2;

const joins = (): number => Number(deviceStorage().get(joinsKey) ?? 0);

let hasJoined = false;

/** Counts the matches that the person joins on this device, over all visits. Gives what ends it. */
export const countJoins = (): (() => void) =>
  matchJoined.subscribe(() => {
    hasJoined = true;
    deviceStorage().set(joinsKey, String(Math.min(joinsNeeded, joins() + 1)));
  });

/** Whether to offer installing on the screen that comes now. The one on which the app opens is painted before the browser says whether it installs. */
export const isMoment = (): boolean =>
  hasJoined &&
  joins() >= joinsNeeded &&
  deviceStorage().get(offeredKey) === null &&
  !isInstalled() &&
  (canInstall() || isIos());

/** Notes that it was offered: that is never done twice. */
export const noteOffer = (): void => deviceStorage().set(offeredKey, '1');
