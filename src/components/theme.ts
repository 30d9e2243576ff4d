import { useSyncExternalStore } from 'react';
import { createEmitter } from '@/lib/emitter';

/** What a person can choose; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

const storageKey = 'theme';

const changed = /*#__PURE__*/ createEmitter();

/** The theme chosen on this page if storage is refused (private browsing, a full disk). */
let refused: Theme | null = null;

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** The theme that was chosen on this device, or the default. */
export function getTheme(): Theme {
  if (refused) return refused;
  try {
    const value = localStorage.getItem(storageKey);
    return isTheme(value) ? value : 'system';
  } catch {
    return 'system';
  }
}

/** Shows a theme; the script in the page's head does so before the first paint (src/bootstrap). */
export function applyTheme(theme: Theme): void {
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const shown = isDark ? 'dark' : 'light';
  Object.assign(document.documentElement.dataset, { theme: shown, chosenTheme: theme });
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', shown);
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  bar?.setAttribute('content', bar.dataset[shown] ?? '');
}

export const getShownTheme = (): 'light' | 'dark' =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

/** Shows a theme and remembers it; where storage is refused, until the page is left. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
    refused = null;
  } catch {
    refused = theme;
  }
  applyTheme(theme);
  changed.emit();
}

/** Follows the device and the other tabs while somebody listens. */
export function subscribeToTheme(listener: () => void): () => void {
  const follow = (): void => {
    applyTheme(getTheme());
    listener();
  };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const remove = changed.subscribe(listener);
  dark.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  return () => {
    remove();
    dark.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(subscribeToTheme, getTheme, () => 'system');
