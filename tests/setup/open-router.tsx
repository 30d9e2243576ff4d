import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect } from 'vitest';
import { ApiContext } from '@/api/context';
import type { Layouts } from '@/app/router/parent-routes';
import { createAppRouter } from '@/app/router/router';
import cs from '@/i18n/cs';
import en from '@/i18n/en';
import { I18nProvider } from '@/i18n/provider';
import type { AuthStatus } from '@/lib/auth-status';
import { useLocale, useNext, useRouteName, useRouteTitle, useSearchParams } from '@/routing/hooks';
import { Link, LocaleLink } from '@/routing/link';
import { routeNames } from '@/routing/rows';
import type { RouteAuth, Screens } from '@/routing/screen';

/** A screen that shows its route: `<locale> <name> next=<next> token=<token>`. */
export function SpyScreen() {
  const name = useRouteName();
  const next = useNext();
  return (
    <>
      <h1>{useRouteTitle(useLocale())}</h1>
      <p>
        {useLocale()} {name} next={next ?? 'none'} token={useSearchParams()['token'] ?? 'none'}
      </p>
      <input aria-label="typed" />
      <Link to="index">home</Link>
      <Link to="detail" params={{ id: 7 }} hash="chat">
        detail
      </Link>
      <Link to="profile">profile</Link>
      <Link to="about">about</Link>
      <LocaleLink locale="cs">Česky</LocaleLink>
      <LocaleLink locale="en">English</LocaleLink>
    </>
  );
}

const spyLayout = (name: string) => (): ReactNode => (
  <main aria-label={name}>
    <Outlet />
  </main>
);

function Dictionaries({ children }: { children: ReactNode }): ReactElement {
  return (
    <I18nProvider locale={useLocale()} initialMessages={{ cs, en }}>
      {children}
    </I18nProvider>
  );
}

const guest = { status: 'unauthenticated' };

/** What the 404 screen asks about the session. */
const guestApi = { auth: { subscribe: () => () => undefined, getSnapshot: () => guest } };

const spyLayouts: Layouts = { default: spyLayout('default'), login: spyLayout('login') };

/** Screens that are all `SpyScreen`, except those in `replacements`. */
export const spyScreens = (replacements: Partial<Screens> = {}): Screens => ({
  ...(Object.fromEntries(
    routeNames.map((name) => [name, { component: () => Promise.resolve(SpyScreen) }]),
  ) as unknown as Screens),
  ...replacements,
});

export const authOf = (
  status: AuthStatus,
  ensureSessionKnown: RouteAuth['ensureSessionKnown'] = () => Promise.resolve(),
): RouteAuth => ({ status: () => status, ensureSessionKnown });

interface OpenOptions {
  auth?: RouteAuth;
  screens?: Screens;
  /** Wraps the app; by default a provider of both dictionaries. */
  wrap?: (props: { children: ReactNode }) => ReactElement;
  /** Called with each error that an error boundary catches. */
  onCaughtError?: (error: unknown) => void;
}

/** Opens an address in the real router with spy screens, and waits for a heading. */
export async function openRouter(
  address: string,
  {
    auth = authOf('authenticated'),
    screens = spyScreens(),
    wrap: Wrap = Dictionaries,
    onCaughtError,
  }: OpenOptions = {},
) {
  document.head.replaceChildren();
  document.documentElement.lang = '';
  const router = createAppRouter({
    context: { auth, queryClient: new QueryClient(), publicOrigin: 'https://hrajem.test' },
    screens,
    layouts: spyLayouts,
    wrap: (props) => (
      <ApiContext value={guestApi as never}>
        <Wrap {...props} />
      </ApiContext>
    ),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(<RouterProvider router={router} />, { onCaughtError });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  await screen.findByRole('heading');
  return {
    router,
    at: () => router.history.location.href,
    go: (href: string) => act(() => router.navigate({ href })),
  };
}
