import type { ErrorRouteComponent } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import type { LayoutName } from '@/routing/row';

/** What stands around the screens. */
export interface Shell {
  /** Each renders its screen by `<Outlet />`. */
  layouts: Record<LayoutName, () => ReactNode>;
  /** The 404 screen. */
  notFound: () => ReactNode;
  /** In the place of a screen that failed; `router.invalidate()` tries again. */
  error: ErrorRouteComponent;
  /** Around everything that the router shows, for example the dictionary's provider. */
  wrap?: (props: { children: ReactNode }) => ReactElement;
}
