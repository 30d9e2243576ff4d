import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { config } from 'zod/mini';
import { createAppApi } from '@/app/api';
import { isPrerendered, pageIsReady } from '@/app/prerendered';
import { Providers } from '@/app/providers';
import { report } from '@/app/reporting/report';
import { startReporting, traceHeaders } from '@/app/reporting/start-reporting';
import { createAppRouter } from '@/app/router';
import { followSession } from '@/app/session-navigation';
import { settleAddress } from '@/app/settle-address';
import { env } from '@/env';
import { linkSecrets } from '@/routing/link-secrets';
import { localeOfPathname } from '@/routing/match';

interface StartOptions {
  /** Told when nothing of the app is left on the page. */
  onCrash: () => void;
}

/**
 * Starts the app in the page's `#root`. What the build has drawn there stays until the first screen can take its place: it
 * is hydrated where it is what the app would draw itself, and replaced otherwise.
 */
export async function start(root: HTMLElement, { onCrash }: StartOptions): Promise<void> {
  // Zod compiles its parsers with `new Function` otherwise, which the Content Security Policy forbids.
  config({ jitless: true });
  settleAddress();
  const api = createAppApi({
    locale: () => localeOfPathname(window.location.pathname),
    report,
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
  followSession(router, api.auth);
  // A dead session must not come between a person and the e-mailed link that needs none.
  if (linkSecrets().uid === undefined) api.auth.start();
  const canHydrate = isPrerendered(root, window.location, api.auth.status());
  const isReady = await pageIsReady(root, router);
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
  if (canHydrate && isReady) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
  startReporting();
}
