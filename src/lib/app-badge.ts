/** Puts a number on the icon of an installed app; absent in many browsers, and refused where the app is not installed. */
export function showAppBadge(count: number): void {
  if (typeof navigator === 'undefined' || !('setAppBadge' in navigator)) return;
  (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
