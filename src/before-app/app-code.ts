import { afterPaint } from '@/lib/scheduling';

/** Milliseconds after which it is said that the app does not come. */
const patienceMs = 20_000;

/** Asks for files of the app's code, without running them. */
export function nameCode(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/** Milliseconds that the app waits for its style sheet. */
const sheetLimitMs = 3000;

/**
 * Asks for the style sheet, at the end of the page: in its head WebKit would paint nothing before it comes.
 * @param file below dist/; empty where the page itself names it
 * @returns when it is there, or has not come
 */
export function addSheet(file: string): Promise<void> {
  return new Promise((resolve) => {
    if (file === '') return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = `/${file}`;
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve());
    setTimeout(resolve, sheetLimitMs);
    document.body.append(link);
  });
}

/**
 * Imports the app's code once the page has been painted: code that the browser has kept would come before.
 * @param file below dist/; empty where the page itself names it
 */
export function beginAfterPaint(file: string, onFailure: () => void): void {
  if (file === '') return;
  const begin = (): void => void import(/* @vite-ignore */ `/${file}`).catch(onFailure);
  afterPaint(begin);
}

/** The first date and number that a page writes take a tenth of a second on a slow phone: now, while nothing else can be done. */
export function warmUpFormats(language: string): void {
  afterPaint(() => {
    new Intl.DateTimeFormat(language, { timeZone: 'Europe/Prague', weekday: 'long' }).format();
    new Intl.NumberFormat(language, { style: 'currency', currency: 'CZK' }).format(0);
  });
}

/**
 * Says when the app's own code does not come or takes very long: nobody else can.
 * @returns says so at once
 */
export function watchStart(page: HTMLElement, root: HTMLElement): () => void {
  const say = (): void => {
    if ('started' in page.dataset) return;
    document.getElementById('not-started')?.removeAttribute('hidden');
    // A skeleton would promise content that does not come, so it goes; text stays.
    if (root.dataset['scene'] !== 'page' && !root.querySelector('[data-painted]')) root.hidden = true;
  };
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && say(), true);
  setTimeout(say, patienceMs);
  return say;
}
