import { importAgain } from '@/lib/browser/load-chunk';
import { afterPaint } from '@/lib/browser/scheduling';
import { reportMissingApp } from './early-failures';

const createLink = (file: string, rel: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel, crossOrigin: '', href: `/${file}` });

export const preloadCode = (files: readonly string[]): void =>
  document.head.append(...files.map((file) => createLink(file, 'modulepreload')));

/** Loads the style sheet, for three seconds at most. Its link goes into the body: WebKit paints nothing until a style sheet in the head has loaded. */
export function addStylesheet(file: string): Promise<void> {
  return new Promise((resolve) => {
    if (file === '') return resolve();
    const link = createLink(file, 'stylesheet');
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve());
    setTimeout(resolve, 3000);
    document.body.append(link);
  });
}

/** Imports the app's code after the page is painted, as cached code would delay the paint. */
export function startAppAfterPaint(file: string, onFailure: () => void): void {
  if (file === '') return;
  afterPaint(() => {
    importAgain(() => import(/* @vite-ignore */ `/${file}`)).catch((error: Error) => {
      onFailure();
      reportMissingApp(error);
    });
  });
}

/** Warms up `Intl`: the first date and number take 100 ms on a slow phone. */
export function warmUpIntl(language: string): void {
  afterPaint(() => {
    new Intl.DateTimeFormat(language, { timeZone: 'Europe/Prague', weekday: 'long' }).format();
    new Intl.NumberFormat(language, { style: 'currency', currency: 'CZK' }).format(0);
  });
}

/** Shows a notice when the app's code fails or has not come in 20 s; returns a function that shows it at once. */
export function watchStart(page: HTMLElement, root: HTMLElement): () => void {
  const showError = (): void => {
    if ('started' in page.dataset) return;
    document.getElementById('not-started')?.removeAttribute('hidden');
    // A skeleton is hidden, as its content will not come; prerendered text stays.
    if (root.dataset['pageKind'] !== 'page' && !root.querySelector('[data-painted]')) root.hidden = true;
  };
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showError(), true);
  setTimeout(showError, 20_000);
  return showError;
}
