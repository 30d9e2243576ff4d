import { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, createMemoryHistory, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect } from 'vitest';
import { createRouterOf } from '@/app/create-router';
import type { Shell } from '@/app/shell';
import type { AuthStatus, RouteAuth } from '@/routing/context';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { I18nProvider } from '@/i18n/provider';
import { useLocale, useNext, useRouteName, useRouteTitle, useSearchParams } from '@/routing/hooks';
import { Link, LocaleLink } from '@/routing/link';
import type { RouteRow } from '@/routing/route-row';
import { type RouteName, routeNames, rowOf } from '@/routing/table';

/** A screen that tells where it is: `<locale> <name> next=<next> token=<token>`. */
export function SpyScreen(): ReactNode {
  const name = useRouteName();
  const next = useNext();
  return (
    <>
      <h1>{useRouteTitle()}</h1>
      <p>
        {useLocale()} {name} next={next ?? 'none'} token={useSearchParams()['token'] ?? 'none'}
      </p>
      <input aria-label="typed" />
      <Link to="index">home</Link>
      <Link to="detail" params={{ id: 7 }} search={{ tab: 'chat' }} hash="new">
        detail
      </Link>
      <Link to="profile">profile</Link>
      <Link to="about">about</Link>
      <LocaleLink locale="cs">Česky</LocaleLink>
      <LocaleLink locale="en">English</LocaleLink>
    </>
  );
}

const layout = (name: string) => (): ReactNode => (
  <main aria-label={name}>
    <Outlet />
  </main>
);

function Words({ children }: { children: ReactNode }): ReactElement {
  return (
    <I18nProvider locale={useLocale()} initial={{ cs, en }}>
      {children}
    </I18nProvider>
  );
}

/** Layouts that tell their names, and an error screen that tells the error. */
export const spyShell: Shell = {
  layouts: { default: layout('default'), login: layout('login') },
  notFound: SpyScreen,
  error: ({ error }) => <h1>failed: {(error as Error).message}</h1>,
  wrap: Words,
};

/** The route table with `SpyScreen` everywhere and without queries. */
export const spyRows = (
  changes: Partial<Record<RouteName, Partial<RouteRow>>> = {},
): Record<RouteName, RouteRow> =>
  Object.fromEntries(
    routeNames.map((name) => [
      name,
      {
        ...rowOf(name),
        component: () => Promise.resolve(SpyScreen),
        loader: undefined,
        ...changes[name],
      } satisfies RouteRow,
    ]),
  ) as Record<RouteName, RouteRow>;

export const authOf = (
  status: AuthStatus,
  ensure: RouteAuth['ensure'] = () => Promise.resolve(),
): RouteAuth => ({ status: () => status, ensure });

interface OpenOptions {
  auth?: RouteAuth;
  rows?: Record<RouteName, RouteRow>;
  shell?: Shell;
  /** Told of what a boundary caught. */
  onCaughtError?: (error: unknown) => void;
}

export interface OpenedRouter {
  router: AnyRouter;
  /** The address in the address bar. */
  at: () => string;
  /** Goes to a public address. */
  go: (address: string) => Promise<void>;
}

/** Opens an address in the real router over spy screens, and waits until a heading is shown. */
export async function openRouter(
  address: string,
  { auth = authOf('authenticated'), rows = spyRows(), shell = spyShell, onCaughtError }: OpenOptions = {},
): Promise<OpenedRouter> {
  document.head.replaceChildren();
  document.documentElement.lang = '';
  const router = createRouterOf({
    context: { auth, queryClient: new QueryClient(), publicOrigin: 'https://hrajem.test' },
    rows,
    shell,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(<RouterProvider router={router} />, { onCaughtError });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  await screen.findByRole('heading');
  return {
    router,
    at: () => router.history.location.href,
    go: (target) => act(() => router.navigate({ href: target })),
  };
}
