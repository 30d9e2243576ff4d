import { afterPaint } from '@/lib/scheduling';

const createLink = (file: string, rel: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel, crossOrigin: '', href: `/${file}` });

/** Asks for files of the app's code, without running them. */
export const preloadCode = (files: readonly string[]): void =>
  document.head.append(...files.map((file) => createLink(file, 'modulepreload')));

/** Asks for the style sheet, at the end of the page: in its head WebKit would paint nothing before it comes. Waits three seconds at most. */
export function addStylesheet(file: string): Promise<void> {
  return new Promise((resolve) => {
    if (file === '') return resolve();
    const link = createLink(file, 'stylesheet');
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve());
    setTimeout(resolve, 3000);
    document.body.append(link);
  });
}

/** Imports the app's code once the page has been painted: code that the browser has kept would come before. */
export function startAppAfterPaint(file: string, onFailure: () => void): void {
  if (file === '') return;
  afterPaint(() => void import(/* @vite-ignore */ `/${file}`).catch(onFailure));
}

/** The first date and number that a page writes take a tenth of a second on a slow phone: now, while nothing else can be done. */
export function preloadFormats(language: string): void {
  afterPaint(() => {
    new Intl.DateTimeFormat(language, { timeZone: 'Europe/Prague', weekday: 'long' }).format();
    new Intl.NumberFormat(language, { style: 'currency', currency: 'CZK' }).format(0);
  });
}

/** Says when the app's own code does not come within 20 s; returns what says so at once. */
export function watchStart(page: HTMLElement, root: HTMLElement): () => void {
  const showNotStarted = (): void => {
    if ('started' in page.dataset) return;
    document.getElementById('not-started')?.removeAttribute('hidden');
    // A skeleton would promise content that does not come, so it goes; text stays.
    if (root.dataset['pageKind'] !== 'page' && !root.querySelector('[data-painted]')) root.hidden = true;
  };
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showNotStarted(), true);
  setTimeout(showNotStarted, 20_000);
  return showNotStarted;
}
