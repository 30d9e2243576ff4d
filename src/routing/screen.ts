import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuthStatus } from '@/lib/auth-status';
import type { Locale } from '@/lib/locale';
import type { Search } from './search';
import type { RouteParams } from './rows';
import type { RouteName } from './table';

export interface RouteAuth {
  status: () => AuthStatus;
  /** Loads the session when there is a token; rejects with `SessionExpiredError` on 401, with anything else for what can be retried. */
  ensure: () => Promise<void>;
}

export interface RouterContext {
  auth: RouteAuth;
  queryClient: QueryClient;
  /** Origin of canonical and hreflang addresses, for example `https://hrajem.example`. */
  publicOrigin: string;
}

export type ScreenComponent = () => ReactNode;

interface ScreenLoaderArgs<Name extends RouteName> extends RouterContext {
  locale: Locale;
  params: RouteParams<Name>;
  search: Search;
  hash: string;
}

/** Starts what a screen will ask for; failures are left to the screen. Only a page that is painted already waits for it to settle. */
export type ScreenLoader<Name extends RouteName = RouteName> = (args: ScreenLoaderArgs<Name>) => unknown;

export interface Screen<Name extends RouteName> {
  /** The screen's code; who is signed in decides about parts of it. */
  component: (context: Pick<RouterContext, 'auth'>) => Promise<ScreenComponent>;
  /** Starts the screen's queries, beside its code and never after it; none for those who are asked for nothing. */
  loader?: (context: Pick<RouterContext, 'auth'>) => Promise<ScreenLoader<Name> | undefined>;
}

/** One screen for each name: a missing or a surplus one does not compile. */
export type Screens = { readonly [Name in RouteName]: Screen<Name> };
