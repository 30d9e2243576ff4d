import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { withPreloadedResponses } from '@/api/early-answers';
import { createAppApi } from './api';
import { replayEvents } from '@/bootstrap/event-replay';
import { isPrerendered, makePlaceholder } from '@/bootstrap/placeholder';
import { Providers } from '@/app/providers';
import { reloadGuard } from '@/app/pwa/reload';
import { report, startReporting, traceHeaders } from '@/app/reporting/report';
import { type AppRouter, createAppRouter } from '@/app/router/router';
import { screenShown } from '@/app/router/screen-route';
import { followSession } from '@/app/router/session-navigation';
import { normalizeAddress } from './settle-address';
import { env } from '@/env';
import { loadMessages } from '@/i18n/loader';
import { nextTask } from '@/lib/scheduling';
import { getLinkSecrets } from '@/routing/link-secrets';
import { localeOfPathname } from '@/lib/locale';

/** Hydrates the page, and resolves when it answers, its screen or what says that it has failed: until then every press counts as too early. */
export async function hydrate(root: HTMLElement, app: ReactNode, options: RootOptions): Promise<void> {
  await new Promise<void>((resolve) => {
    screenShown.subscribe(resolve);
    const onCaughtError: RootOptions['onCaughtError'] = (...failure) => {
      options.onCaughtError?.(...failure);
      resolve();
    };
    startTransition(() => void hydrateRoot(root, app, { ...options, onCaughtError }));
  });
}

/** Waits until the words and the first screen have come, without which nothing can take the place of the page; says whether they have. */
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

/** Repeats early input and presses on the first screen; its root may be another element by then, with the same id. */
function replayEarlyEvents(root: HTMLElement): void {
  const { id } = root;
  const giveBack = replayEvents(root);
  onFirstScreen(() => {
    const now = document.getElementById(id);
    if (now) giveBack(now);
  });
}

/** Starts the app in the page's `#root`: hydrates what the build has drawn, or keeps it until the first screen takes its place. Tells `onCrash` when nothing is left. */
export async function start(root: HTMLElement, { onCrash }: { onCrash: () => void }): Promise<void> {
  normalizeAddress();
  const api = createAppApi({
    locale: () => localeOfPathname(window.location.pathname),
    report,
    fetch: withPreloadedResponses(window.preloadedResponses),
    traceHeaders,
  });
  const router = createAppRouter({
    context: {
      auth: api.auth,
      queryClient: api.queryClient,
      publicOrigin: env.publicOrigin || window.location.origin,
    },
    wrap: ({ children }) => <Providers api={api}>{children}</Providers>,
  });
  // Back and Forward, pressed before the first screen is there and the app follows them itself, would lead nowhere.
  onFirstScreen(router.history.subscribe(() => void router.load()));
  await nextTask();
  followSession(router, api.auth);
  // A dead session must not come between a person and the e-mailed link that needs none.
  if (getLinkSecrets().uid === undefined) api.auth.start();
  const isDrawn = (): boolean => isPrerendered(root, window.location, api.auth.status());
  let ready: Promise<boolean> | undefined;
  const waitUntilReady = (): Promise<boolean> => (ready ??= isFirstScreenReady(router));
  // Looked at again, since Back may have led elsewhere meanwhile.
  const canHydrate = isDrawn() && (await waitUntilReady()) && isDrawn();
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
  // Where nothing stands, the app itself says that it is on its way. Else the first screen is waited for: React makes a later one in one piece.
  if (newRoot === root) render();
  else void waitUntilReady().then(render);
}
