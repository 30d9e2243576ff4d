import type { RouterHistory } from '@tanstack/react-router';
import { createRouterOf } from './create-router';
import { ErrorScreen, NotFoundScreen } from '@/app/error-screens';
import { LoginLayout } from '@/app/layouts/login-layout';
import { lazyScreen } from './screen-route';
import { defaultLayout, screens as appScreens } from '@/app/screens';
import type { RouterComponents } from './parent-routes';
import type { RouterContext, Screens } from '@/routing/screen';

interface AppRouterOptions extends Pick<RouterComponents, 'wrap'> {
  context: RouterContext;
  /** The browser's history unless given. */
  history?: RouterHistory;
  /** Those of the app unless given. */
  screens?: Screens;
}

/** The app's router: the route table with its screens, the app's layouts and error screens. */
export const createAppRouter = ({ context, history, screens = appScreens, wrap }: AppRouterOptions) =>
  createRouterOf({
    context,
    history,
    screens,
    components: {
      layouts: { default: lazyScreen(() => defaultLayout(context.auth)), login: LoginLayout },
      notFound: NotFoundScreen,
      error: ErrorScreen,
      wrap,
    },
  });

/** The router with its routes' paths, parameters and context. */
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
