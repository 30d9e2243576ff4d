import { withoutLocale } from '@/routing/rows';

/** The parts of TanStack Router's locations that decide about a transition; pathnames are the router's own. */
interface Change {
  fromLocation?: { pathname: string };
  toLocation: { pathname: string };
}

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pixels from which on a page changes at once: for a transition Chromium draws all of it, on a slow phone in a tenth of a second. */
const longPage = 20_000;

const isLong = (): boolean => document.documentElement.scrollHeight > longPage;

/** A view transition only from one screen to another: not at the start, in filters, in a change of language, out of a long list. */
export const transitionTypes = ({ fromLocation, toLocation }: Change): string[] | false =>
  fromLocation &&
  withoutLocale(fromLocation.pathname) !== withoutLocale(toLocation.pathname) &&
  !reducedMotion() &&
  !isLong()
    ? ['screen']
    : false;

/** The options of the router's view transitions, or false in a browser in which single transitions cannot be skipped. */
export const viewTransition = (): { types: typeof transitionTypes } | false =>
  globalThis.CSS?.supports?.('selector(:active-view-transition-type(a))')
    ? { types: transitionTypes }
    : false;
