import { createElement, type ReactNode, useEffect } from 'react';
import { type LazyPart, lazyPart } from '@/components/lazy-part';
import type { ScreenComponent } from '@/routing/screen';
import { createListeners } from '@/lib/listeners';

/** Told each time a screen of the route table has come into sight. */
export const screenShown = createListeners();

const ignore = (): void => undefined;

/**
 * Makes a screen of its import. A failed import reaches the error screen once, which decides about a reload.
 * TanStack's own two forms differ: `lazyRouteComponent` reloads the page by itself, by a guard of its own
 * (https://github.com/TanStack/router/issues/3327), and `lazy` imports once more at once, to look for an error component in the
 * code that did not come. They will do once they leave a failed import to the error screen.
 */
export function lazyScreen(load: () => Promise<ScreenComponent>, onShown = ignore): LazyPart {
  const part = lazyPart(load);
  const Screen = (): ReactNode => {
    const shown = createElement(part);
    useEffect(onShown, []);
    return shown;
  };
  return Object.assign(Screen, { preload: part.preload });
}
