import { createElement, type ReactNode, use } from 'react';
import type { ScreenComponent } from '@/routing/route-row';
import { retryable } from './retryable';

/** A screen whose code comes on demand. */
export interface LazyScreen {
  (): ReactNode;
  /** Imports the code; TanStack Router waits for it before it shows the screen. A failed import may be tried again. */
  preload: () => Promise<void>;
}

/**
 * Makes a screen of its import. A failed import reaches the error screen once and is repeated by its retry only.
 * TanStack's own two forms differ: `lazyRouteComponent` reloads the page by itself, and `lazy` imports once more at once,
 * to look for an error component in the code that did not come.
 */
export function lazyScreen(load: () => Promise<ScreenComponent>): LazyScreen {
  const importing = retryable(load);
  let loaded: ScreenComponent | undefined;
  const Screen = (): ReactNode => createElement(loaded ?? use(importing()));
  const preload = async (): Promise<void> => {
    loaded = await importing();
  };
  return Object.assign(Screen, { preload });
}
