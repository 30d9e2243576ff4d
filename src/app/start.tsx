import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppApi } from '@/app/api';
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

/** Starts the app in the page's `#root`. */
export function start(root: HTMLElement, { onCrash }: StartOptions): void {
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
  createRoot(root, {
    onCaughtError: (error, { componentStack }) => report(error, componentStack),
    onUncaughtError: (error, { componentStack }) => {
      report(error, componentStack);
      onCrash();
    },
  }).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  startReporting();
}
