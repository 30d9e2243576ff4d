import { createElement, type ReactNode, use, useEffect } from 'react';
import { loadChunk } from '@/lib/load-chunk';
import type { ScreenComponent } from '@/routing/screen';
import { retryable } from './retryable';

/** A screen whose code comes on demand. */
interface LazyScreen {
  (): ReactNode;
  /** Imports the code; TanStack Router waits for it before it shows the screen. A failed import may be tried again. */
  preload: () => Promise<void>;
}

const ignore = (): void => undefined;

/**
 * Makes a screen of its import. A failed import reaches the error screen once, which decides about a reload.
 * TanStack's own two forms differ: `lazyRouteComponent` reloads the page by itself, by a guard of its own
 * (https://github.com/TanStack/router/issues/3327), and `lazy` imports once more at once, to look for an error component in the
 * code that did not come. They will do once they leave a failed import to the error screen.
 */
export function lazyScreen(load: () => Promise<ScreenComponent>, onShown = ignore): LazyScreen {
  const importing = retryable(() => loadChunk(load));
  let loaded: ScreenComponent | undefined;
  const Screen = (): ReactNode => {
    const component = loaded ?? use(importing());
    useEffect(onShown, []);
    return createElement(component);
  };
  const preload = async (): Promise<void> => {
    loaded = await importing();
  };
  return Object.assign(Screen, { preload });
}
