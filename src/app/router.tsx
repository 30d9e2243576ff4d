import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { createRouterOf } from './create-router';
import { ErrorScreen } from './errors/error-screen';
import { NotFoundScreen } from './errors/not-found-screen';
import { DefaultLayout } from './layouts/default-layout';
import { LoginLayout } from './layouts/login-layout';
import type { Shell } from './shell';
import type { RouterContext } from '@/routing/context';
import { routeTable } from '@/routing/table';

export interface AppRouterOptions extends Pick<Shell, 'wrap' | 'onError'> {
  context: RouterContext;
  /** The browser's history unless given. */
  history?: RouterHistory;
}

/** The app's router: the route table with the app's layouts and error screens. */
export const createAppRouter = ({ context, history, wrap, onError }: AppRouterOptions): AnyRouter =>
  createRouterOf({
    context,
    history,
    rows: routeTable,
    shell: {
      layouts: { default: DefaultLayout, login: LoginLayout },
      notFound: NotFoundScreen,
      error: ErrorScreen,
      wrap,
      onError,
    },
  });
