/** What a person can choose; `system` follows the device. Light is the default (spec, section 1). */
export const themes = ['light', 'dark', 'system'] as const;

export type Theme = (typeof themes)[number];

/** Also read by the script in index.html, which sets the theme before the first paint. */
const storageKey = 'theme';

const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

function stored(): Theme {
  try {
    const value = localStorage.getItem(storageKey);
    return isTheme(value) ? value : 'light';
  } catch {
    return 'light';
  }
}

function apply(theme: Theme): void {
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const shown = isDark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = shown;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', shown);
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  bar?.setAttribute('content', bar.dataset[shown] ?? '');
}

/** The theme that was chosen on this device. */
export const getTheme = (): Theme => stored();

/** Shows a theme and remembers it, also where storage is refused until the page is left. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Private browsing may refuse storage; the theme then lasts for this page.
  }
  apply(theme);
  for (const listener of listeners) listener();
}

/** Follows the device and the other tabs while somebody listens. */
export function subscribeToTheme(listener: () => void): () => void {
  const follow = (): void => {
    apply(stored());
    listener();
  };
  const dark = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  dark.addEventListener('change', follow);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    dark.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}
