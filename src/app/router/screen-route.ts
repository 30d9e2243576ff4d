import { createRoute, redirect } from '@tanstack/react-router';
import { createElement, useEffect } from 'react';
import { SessionExpiredError } from '@/api/problem';
import { hasOrExpectsFirstPaint } from '@/bootstrap/placeholder';
import { type LazyComponent, lazyComponent } from '@/components/loading/lazy';
import { withTimeout } from '@/lib/promises';
import { createEmitter } from '@/lib/state/emitter';
import { decideAccess, type Redirect, type GuardInput, loginTarget } from '@/routing/guard';
import { internalPattern, parseParams, rowOf } from '@/routing/rows';
import type { RouteAuth, Screen, ScreenComponent } from '@/routing/screen';
import { isGuarded, type RouteName } from '@/routing/table';
import type { LayoutRoute } from './parent-routes';

export const screenShown = createEmitter();

const ignore = (): void => undefined;

/** Creates a lazy screen; its failed import goes to the error screen. TanStack's `lazyRouteComponent` would reload the page (github.com/TanStack/router/issues/3327). */
export function createLazyScreen(load: () => Promise<ScreenComponent>, onShown = ignore): LazyComponent {
  const lazyScreen = lazyComponent(load);
  const Screen = () => {
    const element = createElement(lazyScreen);
    useEffect(onShown, []);
    return element;
  };
  return Object.assign(Screen, { preload: lazyScreen.preload });
}

/** Loads the session if needed; returns a redirect, or null to open the screen. Rejects when a needed session could not be loaded. */
async function guardRoute(auth: RouteAuth, input: Omit<GuardInput, 'auth'>): Promise<Redirect | null> {
  const firstDecision = decideAccess({ ...input, auth: auth.status() });
  if (firstDecision !== 'ensure') return firstDecision;
  try {
    await auth.ensureSessionKnown();
  } catch (error) {
    if (!isGuarded(input.row)) return null;
    if (error instanceof SessionExpiredError) return loginTarget(input.address, input.origin);
    throw error;
  }
  const status = auth.status() === 'authenticated' ? 'authenticated' : 'unauthenticated';
  const decision = decideAccess({ ...input, auth: status });
  return decision === 'ensure' ? null : decision;
}

/** The longest wait for the data of the first screen, as no button works meanwhile. */
const firstScreenWaitMs = 3000;

/** Creates the route of a row of the route table. Its code loads in parallel with the guard, its data after the guard. */
export function createScreenRoute<Name extends RouteName>(
  name: Name,
  screen: Screen<Name>,
  parent: LayoutRoute,
  auth: RouteAuth,
  origin: string,
) {
  let hasLoaded = false;
  const load = (): Promise<ScreenComponent> =>
    screen.component({ auth }).then((loaded) => {
      hasLoaded = true;
      return loaded;
    });
  const component = createLazyScreen(load, screenShown.emit);
  const { loader } = screen;

  return createRoute({
    getParentRoute: () => parent,
    path: internalPattern(name),
    staticData: { name },
    async beforeLoad({ location }) {
      const { publicHref: address, search } = location;
      const guardResult = guardRoute(auth, { row: rowOf(name), address, search, origin });
      if (auth.status() === 'loading') {
        component.preload().catch(ignore);
        loader?.({ auth }).catch(ignore);
      }
      const target = await guardResult;
      // The router loads a screen once; after signing in or out Home has other parts, and without them no heading to focus.
      if (target === null) return hasLoaded ? load().then(ignore, ignore) : undefined;
      if ('href' in target) redirect({ ...target, replace: true, throw: true });
      else redirect({ ...target, replace: true, throw: true });
    },
    // The screen shows its own skeleton, so the router does not wait for the data, except after a first paint, which a skeleton must
    // not replace.
    loader:
      loader &&
      (({ context, params: segments, location: { search, hash } }) => {
        const params = parseParams(name, segments);
        if (!params) return undefined;
        const dataLoading = loader({ auth })
          .then((loadData) => loadData?.({ ...context, params, search, hash }))
          .catch(ignore);
        if (!hasOrExpectsFirstPaint()) return undefined;
        const loading = Promise.allSettled([dataLoading, auth.ensureSessionKnown()]);
        return withTimeout(firstScreenWaitMs, loading).then(ignore);
      }),
    component,
  });
}
