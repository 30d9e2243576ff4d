import { mdiThemeLightDark, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import { useSyncExternalStore } from 'react';
import { joinStops, listen } from '@/lib/browser/listen';
import { createEmitter } from '@/lib/state/emitter';

/** The themes that a person can choose; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

export const themeIcons: Record<Theme, string> = {
  light: mdiWhiteBalanceSunny,
  dark: mdiWeatherNight,
  system: mdiThemeLightDark,
};

const storageKey = 'theme';

const themeChanged = /*#__PURE__*/ createEmitter();

/** The chosen theme if storage failed (private browsing, a full disk). */
let unsavedTheme: Theme | null = null;

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** The chosen theme; light if none was chosen (specification, section 1). */
export function getTheme(): Theme {
  if (unsavedTheme) return unsavedTheme;
  try {
    const value = localStorage.getItem(storageKey);
    return isTheme(value) ? value : 'light';
  } catch {
    return 'light';
  }
}

/** Sets the document's theme; the bootstrap script (src/bootstrap) calls it before the first paint. */
export function applyTheme(theme: Theme): void {
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const appliedTheme = isDark ? 'dark' : 'light';
  Object.assign(document.documentElement.dataset, { theme: appliedTheme, chosenTheme: theme });
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', appliedTheme);
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  themeColor?.setAttribute('content', themeColor.dataset[appliedTheme] ?? '');
}

export const getAppliedTheme = (): 'light' | 'dark' =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

/** Applies a theme and stores it; if storage fails, the theme lasts until the page is left. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
    unsavedTheme = null;
  } catch {
    unsavedTheme = theme;
  }
  applyTheme(theme);
  themeChanged.emit();
}

/** Applies changes of the device's theme and of other tabs while subscribed; returns the unsubscribe function. */
export function subscribeToTheme(listener: () => void): () => void {
  const applyAndNotify = (): void => {
    applyTheme(getTheme());
    listener();
  };
  return joinStops(
    themeChanged.subscribe(listener),
    listen(matchMedia('(prefers-color-scheme: dark)'), ['change'], applyAndNotify),
    listen(window, ['storage'], applyAndNotify),
  );
}

export const useTheme = (): Theme => useSyncExternalStore(subscribeToTheme, getTheme, () => 'light');
