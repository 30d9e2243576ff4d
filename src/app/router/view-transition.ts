import { withoutLocale } from '@/routing/rows';

/** A navigation; the pathnames are the router's internal ones. */
interface Navigation {
  fromLocation?: { pathname: string };
  toLocation: { pathname: string };
}

/** A longer page (in pixels) gets no transition, as Chromium would render all of it. */
const maxTransitionHeight = 20_000;

/** Whether the browser animates the navigation itself, as Safari does on a swipe back. */
let isAnimatedByBrowser = false;

/** The transition types of a change of screen; false for other navigations, long pages and reduced motion. */
export function getTransitionTypes({ fromLocation, toLocation }: Navigation): string[] | false {
  const isAlreadyAnimated = isAnimatedByBrowser;
  isAnimatedByBrowser = false;
  return fromLocation &&
    withoutLocale(fromLocation.pathname) !== withoutLocale(toLocation.pathname) &&
    !isAlreadyAnimated &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    document.documentElement.scrollHeight <= maxTransitionHeight
    ? ['screen']
    : false;
}

/** The router's options of view transitions, or false in a browser that cannot skip single ones. */
export function viewTransitionOptions(): { types: typeof getTransitionTypes } | false {
  if (!globalThis.CSS?.supports?.('selector(:active-view-transition-type(a))')) return false;
  addEventListener('popstate', ({ hasUAVisualTransition }) => {
    isAnimatedByBrowser = hasUAVisualTransition;
  });
  return { types: getTransitionTypes };
}
