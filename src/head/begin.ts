/**
 * Imports the app's code once the page has been painted: code that the browser has kept would come before. Nothing is painted while
 * nobody looks.
 * @param file below dist/; empty where the page itself names it
 */
export function beginAfterPaint(file: string, onFailure: () => void): void {
  if (file === '') return;
  const begin = (): void => void import(/* @vite-ignore */ `/${file}`).catch(onFailure);
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}

/** The first date that a page writes takes a tenth of a second on a slow phone: now, while nothing else can be done. */
export function warmUpDates(language: string): void {
  requestAnimationFrame(() =>
    setTimeout(() =>
      new Intl.DateTimeFormat(language, { timeZone: 'Europe/Prague', weekday: 'long' }).format(),
    ),
  );
}
