import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuthStatus } from '@/lib/auth-status';
import type { Locale } from '@/lib/locale';
import type { Search } from './address/search';
import type { RouteParams } from './rows';
import type { RouteName } from './table';

export interface RouteAuth {
  status: () => AuthStatus;
  /** Loads the session if there is a token. Rejects with `SessionExpiredError` on 401; other errors can be retried. */
  ensureSessionKnown: () => Promise<void>;
}

export interface RouterContext {
  auth: RouteAuth;
  queryClient: QueryClient;
  /** The origin of canonical and hreflang URLs, for example `https://hrajem.example`. */
  publicOrigin: string;
}

export type ScreenComponent = () => ReactNode;

interface ScreenLoaderArgs<Name extends RouteName> extends RouterContext {
  locale: Locale;
  params: RouteParams<Name>;
  search: Search;
  hash: string;
}

/** Starts a screen's queries; the screen shows their failures. The router awaits the queries only if a first paint is on the screen. */
export type ScreenLoader<Name extends RouteName = RouteName> = (args: ScreenLoaderArgs<Name>) => unknown;

export interface Screen<Name extends RouteName> {
  /** Loads the screen's code, which may depend on the session. */
  component: (context: Pick<RouterContext, 'auth'>) => Promise<ScreenComponent>;
  /** Loads the screen's loader, in parallel with its code; undefined if there is nothing to query. */
  loader?: (context: Pick<RouterContext, 'auth'>) => Promise<ScreenLoader<Name> | undefined>;
}

export type Screens = { readonly [Name in RouteName]: Screen<Name> };
