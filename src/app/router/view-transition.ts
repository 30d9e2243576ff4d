import { withoutLocale } from '@/routing/rows';

/** The parts of TanStack Router's locations that decide about a transition; pathnames are the router's own. */
interface Change {
  fromLocation?: { pathname: string };
  toLocation: { pathname: string };
}

/** Pixels from which on a page changes at once: for a transition Chromium draws all of it, on a slow phone in a tenth of a second. */
const maxTransitionHeight = 20_000;

/** Whether the browser shows the way back by itself, as Safari does while a finger pushes the page aside. */
let isDrawnByBrowser = false;

/** Only from one screen to another: not at the start, in filters, in a change of language, out of a long list, nor after the browser's own. */
export function transitionTypes({ fromLocation, toLocation }: Change): string[] | false {
  const isDrawn = isDrawnByBrowser;
  isDrawnByBrowser = false;
  return fromLocation &&
    withoutLocale(fromLocation.pathname) !== withoutLocale(toLocation.pathname) &&
    !isDrawn &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    document.documentElement.scrollHeight <= maxTransitionHeight
    ? ['screen']
    : false;
}

/** The options of the router's view transitions, or false in a browser in which single transitions cannot be skipped. */
export function viewTransitionOptions(): { types: typeof transitionTypes } | false {
  if (!globalThis.CSS?.supports?.('selector(:active-view-transition-type(a))')) return false;
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    isDrawnByBrowser = hasUAVisualTransition;
  });
  return { types: transitionTypes };
}
