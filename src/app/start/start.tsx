import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { withPreloads } from '@/api/calls/preloaded-responses';
import { reloadGuard } from '@/app/pwa/reload';
import { report, startReporting, getTraceHeaders } from '@/app/reporting/report';
import type { AppRouter } from '@/app/router/router';
import { screenShown } from '@/app/router/screen-route';
import { recordEvents } from '@/bootstrap/event-replay';
import { isPrerendered, makePlaceholder } from '@/bootstrap/placeholder';
import { env } from '@/env';
import { loadMessages } from '@/i18n/loader';
import { nextTask } from '@/lib/browser/scheduling';
import { localeOfPathname } from '@/lib/locale';
import { normalizeAddress } from '@/routing/address/rewrite';
import { createApp } from './create-app';

/** Hydrates the page; resolves when its screen, or its error screen, handles events. */
export async function hydrate(root: HTMLElement, app: ReactNode, options: RootOptions): Promise<void> {
  await new Promise<void>((resolve) => {
    screenShown.subscribe(resolve);
    const onCaughtError: RootOptions['onCaughtError'] = (...failure) => {
      options.onCaughtError?.(...failure);
      resolve();
    };
    // An extension may have changed the page; React then renders it anew.
    const onRecoverableError: RootOptions['onRecoverableError'] = (error) => console.warn(error);
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError, ...options, onCaughtError }));
  });
}

/** Waits for the dictionary and the first screen; resolves to false when one of them failed. */
async function isFirstScreenReady(router: AppRouter): Promise<boolean> {
  try {
    await Promise.all([loadMessages(localeOfPathname(window.location.pathname)), router.load()]);
    return router.state.matches.every(({ status }) => status === 'success');
  } catch {
    return false;
  }
}

function onFirstScreen(action: () => void): void {
  const stop = screenShown.subscribe(() => {
    stop();
    action();
  });
}

/** Replays input and clicks from before hydration on the first screen, whose root may be a new element with the same id. */
function replayEarlyEvents(root: HTMLElement): void {
  const { id } = root;
  const replay = recordEvents(root);
  onFirstScreen(() => {
    const newRoot = document.getElementById(id);
    if (newRoot) replay(newRoot);
  });
}

/** Starts the app in `#root`: hydrates a prerendered page, or keeps it as a placeholder until the first screen. Calls `onCrash` after an uncaught render error. */
export async function start(root: HTMLElement, { onCrash }: { onCrash: () => void }): Promise<void> {
  normalizeAddress();
  const { api, router, startSession } = createApp({
    getLocale: () => localeOfPathname(window.location.pathname),
    report,
    fetch: withPreloads(window.preloads),
    getTraceHeaders,
    publicOrigin: env.publicOrigin || window.location.origin,
  });
  // The router does not follow Back and Forward before its first render.
  onFirstScreen(router.history.subscribe(() => void router.load()));
  await nextTask();
  startSession();
  const isPagePrerendered = (): boolean => isPrerendered(root, window.location, api.auth.status());
  let readyPromise: Promise<boolean> | undefined;
  const waitUntilReady = (): Promise<boolean> => (readyPromise ??= isFirstScreenReady(router));
  // The address may have changed while the screen loaded.
  const canHydrate = isPagePrerendered() && (await waitUntilReady()) && isPagePrerendered();
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  const options: RootOptions = {
    onCaughtError: (error, { componentStack }) => report(error, componentStack),
    onUncaughtError: (error, { componentStack }) => {
      report(error, componentStack);
      onCrash();
    },
  };
  screenShown.subscribe(reloadGuard.confirmScreen);
  startReporting();
  replayEarlyEvents(root);
  if (canHydrate) return hydrate(root, app, options);
  const newRoot = makePlaceholder(root);
  const render = (): void => startTransition(() => createRoot(newRoot, options).render(app));
  // An empty root shows the app's own skeleton at once; a placeholder stays until the first screen is ready.
  if (newRoot === root) render();
  else void waitUntilReady().then(render);
}
