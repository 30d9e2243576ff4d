import type { RouterHistory } from '@tanstack/react-router';
import { Providers } from '@/app/providers';
import { createAppRouter } from '@/app/router/router';
import { followSession } from '@/app/router/session-navigation';
import { getLinkSecrets } from '@/routing/address/link-secrets';
import { createAppApi } from './api';

type AppOptions = Parameters<typeof createAppApi>[0] & {
  publicOrigin: string;
  history?: RouterHistory;
};

/** Joins the client and the router; `startSession` asks for the session, which the router then follows. */
export function createApp({ publicOrigin, history, ...options }: AppOptions) {
  const api = createAppApi(options);
  const router = createAppRouter({
    context: { auth: api.auth, queryClient: api.queryClient, publicOrigin },
    ...(history && { history }),
    wrap: ({ children }) => <Providers api={api}>{children}</Providers>,
  });
  return {
    api,
    router,
    startSession: (): void => {
      followSession(router, api.auth);
      // An expired session must not interrupt an e-mailed link, which needs no session.
      if (getLinkSecrets().uid === undefined) api.auth.start();
    },
  };
}
