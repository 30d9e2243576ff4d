import { QueryClient } from '@tanstack/react-query';
import { idPlaceholder } from '@/bootstrap/preload-data';
import { cachedNotificationsQuery } from '@/features/chat/data/queries';
import { sessionQuery } from '@/queries/session';
import { parseParams, routeNames, rowOf } from '@/routing/rows';
import type { RouteAuth, Screen } from '@/routing/screen';
import type { RouteName } from '@/routing/table';
import { screens } from './screens';

/** The id with which the loaders run here; no other part of a path equals it. */
const placeholderId = 2 ** 31 - 1;

const auth: RouteAuth = { status: () => 'authenticated', ensureSessionKnown: () => Promise.resolve() };

/** The API paths that a loader requests, taken from the query keys; no call is sent. */
function collectPaths(load: (queryClient: QueryClient) => unknown): string[] {
  const client = new QueryClient();
  const paths = new Set<string>();
  client.query = ({ queryKey, meta }) => {
    paths.add(String(meta?.preloadedAddress ?? queryKey[0]).replace(String(placeholderId), idPlaceholder));
    return new Promise<never>(() => undefined);
  };
  load(client);
  return [...paths];
}

async function pathsOfScreen<Name extends RouteName>(name: Name): Promise<[Name, string[]]> {
  const screen: Screen<Name> = screens[name];
  const loadScreen = await screen.loader?.({ auth });
  const params = parseParams(name, { id: String(placeholderId), partner: 'x' });
  if (!loadScreen || !params) return [name, []];
  const loaderArgs = { auth, publicOrigin: '', locale: 'cs', search: {}, params } as const;
  const pathsForHash = (hash: string): string[] =>
    collectPaths((queryClient) => loadScreen({ ...loaderArgs, queryClient, hash }));
  // The guard and the layout's bell make these calls on every screen.
  const layoutPaths = [sessionQuery(), cachedNotificationsQuery()].map(({ queryKey }) => String(queryKey[0]));
  const paths = [...new Set([...layoutPaths, ...pathsForHash('')])];
  const sectionPaths = (rowOf(name).sections ?? []).flatMap((section) =>
    pathsForHash(section).flatMap((path) => (paths.includes(path) ? [] : [`${path}#${section}`])),
  );
  return [name, [...paths, ...sectionPaths]];
}

/** The API paths to preload for each screen of a signed-in person (decision 040): `$id` replaces the id, `#chat` follows a path of that section. Runs at build time. */
export const findPreloadPaths = async (): Promise<ReadonlyMap<RouteName, readonly string[]>> =>
  new Map(await Promise.all(routeNames.map(pathsOfScreen)));
