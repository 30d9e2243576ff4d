type IosNavigator = Navigator & { standalone?: boolean };

/** Whether the app runs from the home screen already. */
export const isInstalled = (page: Window = window): boolean =>
  (page.navigator as IosNavigator).standalone === true ||
  page.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;

/** Whether this is an iPhone or iPad, which puts apps on the home screen only when told to by hand. */
export const isIos = ({ navigator }: Window = window): boolean =>
  'standalone' in navigator && navigator.maxTouchPoints > 1;
