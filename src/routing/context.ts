import type { QueryClient } from '@tanstack/react-query';
import type { AuthStatus } from '@/lib/auth-status';

/** What the guard needs to know of the session. */
export interface RouteAuth {
  status: () => AuthStatus;
  /**
   * Refreshes and loads the session when there is a token. Rejects with `SessionExpiredError` when the
   * answer was 401; any other rejection is a failure that can be retried.
   */
  ensure: () => Promise<void>;
}

/** What every route can reach: given once to `createAppRouter`. */
export interface RouterContext {
  auth: RouteAuth;
  /** What was read. */
  queryClient: QueryClient;
  /** Origin of canonical and hreflang addresses, for example `https://hrajem.example`. */
  publicOrigin: string;
}
