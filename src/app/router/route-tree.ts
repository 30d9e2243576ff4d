import { createParentRoutes, type LayoutRoute, notFoundRoute, type RouterComponents } from './parent-routes';
import { screenRoute, type ScreenRoute } from './screen-route';
import type { RouterContext, Screens } from '@/routing/screen';
import type { LayoutName } from '@/routing/row';
import { entriesOf, routeNames, rowOf } from '@/routing/rows';
import type { RouteName, routeTable } from '@/routing/table';

interface TreeParts {
  /** Who is signed in. */
  auth: RouterContext['auth'];
  screens: Screens;
  components: RouterComponents;
  /** The origin that the app runs on. */
  origin: string;
}

/** The names of the screens that stand in a layout. */
type NamesIn<Layout extends LayoutName> = {
  [Name in RouteName]: (typeof routeTable)[Name]['layout'] extends Layout ? Name : never;
}[RouteName];

type ScreenRoutes<Layout extends LayoutName> = { [Name in NamesIn<Layout>]: ScreenRoute<Name> };

/** The route tree: root → `/$locale` → the two layouts → the screens of the route table. */
export function routeTree({ auth, screens, components, origin }: TreeParts) {
  const { root, locale, layouts } = createParentRoutes(components);
  const screensOf = <Layout extends LayoutName>(layout: Layout, parent: LayoutRoute) =>
    entriesOf<ScreenRoutes<Layout>>(
      routeNames.filter((name): name is NamesIn<Layout> => rowOf(name).layout === layout),
      (name) => screenRoute({ name, auth, screen: screens[name], parent, components, origin }),
    );
  return root.addChildren({
    locale: locale.addChildren({
      default: layouts.default.addChildren({
        ...screensOf('default', layouts.default),
        notFound: notFoundRoute(layouts.default, components),
      }),
      login: layouts.login.addChildren(screensOf('login', layouts.login)),
    }),
  });
}
