import { createRoute, redirect } from '@tanstack/react-router';
import { createElement, type ReactNode, useEffect } from 'react';
import { SessionExpiredError } from '@/api/problem';
import { expectsFirstPaint } from '@/bootstrap/placeholder';
import { type LazyComponent, lazyComponent } from '@/components/lazy';
import { createEmitter } from '@/lib/emitter';
import { withTimeout } from '@/lib/promises';
import { decideAccess, type Redirect, type GuardInput, loginTarget } from '@/routing/guard';
import { internalPattern, parseParams, rowOf } from '@/routing/rows';
import type { RouteAuth, Screen, ScreenComponent } from '@/routing/screen';
import { isGuarded, type RouteName } from '@/routing/table';
import type { LayoutRoute } from './parent-routes';

/** Told each time a screen of the route table has come into sight. */
export const screenShown = createEmitter();

const ignore = (): void => undefined;

/**
 * Makes a screen of its import, whose failure reaches the error screen once: that decides about a reload. TanStack's `lazyRouteComponent`
 * reloads by itself (https://github.com/TanStack/router/issues/3327), and its `lazy` imports once more at once.
 */
export function lazyScreen(load: () => Promise<ScreenComponent>, onShown = ignore): LazyComponent {
  const part = lazyComponent(load);
  const Screen = (): ReactNode => {
    const shown = createElement(part);
    useEffect(onShown, []);
    return shown;
  };
  return Object.assign(Screen, { preload: part.preload });
}

/** Settles who asks for a screen and says where to go instead, or null to go on. Throws where the session that it needs could not be loaded. */
async function guardRoute(auth: RouteAuth, question: Omit<GuardInput, 'auth'>): Promise<Redirect | null> {
  const first = decideAccess({ ...question, auth: auth.status() });
  if (first !== 'ensure') return first;
  try {
    await auth.ensure();
  } catch (error) {
    if (!isGuarded(question.row)) return null;
    if (error instanceof SessionExpiredError) return loginTarget(question.address, question.origin);
    throw error;
  }
  const status = auth.status() === 'authenticated' ? 'authenticated' : 'unauthenticated';
  const settled = decideAccess({ ...question, auth: status });
  return settled === 'ensure' ? null : settled;
}

/** Milliseconds that the first screen waits for its data: nothing on it can be pressed meanwhile. */
const firstScreenWaitMs = 3000;

/** The route of one row of the table. The imports start before the guard is through, since it may have to load the session; the queries as soon as it is. */
export function screenRoute<Name extends RouteName>(
  name: Name,
  screen: Screen<Name>,
  parent: LayoutRoute,
  auth: RouteAuth,
  origin: string,
) {
  const component = lazyScreen(() => screen.component({ auth }), screenShown.emit);
  const { loader } = screen;

  return createRoute({
    getParentRoute: () => parent,
    path: internalPattern(name),
    staticData: { name },
    async beforeLoad({ location }) {
      const { publicHref: address, search } = location;
      const guarded = guardRoute(auth, { row: rowOf(name), address, search, origin });
      if (auth.status() === 'loading') {
        component.preload().catch(ignore);
        loader?.({ auth }).catch(ignore);
      }
      const to = await guarded;
      if (to === null) return;
      if ('href' in to) redirect({ ...to, replace: true, throw: true });
      else redirect({ ...to, replace: true, throw: true });
    },
    // Nothing waits for the queries: the screen shows its skeleton, asks for the same data and shows what failed. Where the
    // page has been painted with them, the app's first screen has them too.
    loader:
      loader &&
      (({ context, params: segments, location: { search, hash } }) => {
        const params = parseParams(name, segments);
        if (!params) return undefined;
        const started = loader({ auth })
          .then((start) => start?.({ ...context, params, search, hash }))
          .catch(ignore);
        return expectsFirstPaint()
          ? withTimeout(firstScreenWaitMs, Promise.allSettled([started, auth.ensure()])).then(ignore)
          : undefined;
      }),
    component,
  });
}

export type ScreenRoute<Name extends RouteName> = ReturnType<typeof screenRoute<Name>>;
