import { QueryClient } from '@tanstack/react-query';
import { screens } from './screens';
import { cachedNotificationsQuery } from '@/features/chat/data/queries';
import { idPlaceholder } from '@/bootstrap/page-data';
import { sessionQuery } from '@/queries/session';
import type { RouteAuth, Screen } from '@/routing/screen';
import { parseParams, routeNames, rowOf } from '@/routing/rows';
import type { RouteName } from '@/routing/table';

/** Stands for the number in an address while a loader runs; no address of a call has it otherwise. */
const placeholderId = 2 ** 31 - 1;

const auth: RouteAuth = { status: () => 'authenticated', ensure: () => Promise.resolve() };

/** The paths of the calls that a loader asks a client for, which the keys of their queries begin with; nothing is answered. */
function collectPaths(load: (queryClient: QueryClient) => unknown): string[] {
  const client = new QueryClient();
  const paths = new Set<string>();
  client.query = ({ queryKey }) => {
    paths.add(String(queryKey[0]).replace(String(placeholderId), idPlaceholder));
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
  const args = { auth, publicOrigin: '', locale: 'cs', search: {}, params } as const;
  const pathsForHash = (hash: string): string[] => collectPaths((queryClient) => loadScreen({ ...args, queryClient, hash }));
  // The guard and the layout's bell ask on every screen.
  const layoutPaths = [sessionQuery(), cachedNotificationsQuery()].map(({ queryKey }) => String(queryKey[0]));
  const paths = [...new Set([...layoutPaths, ...pathsForHash('')])];
  const sectionPaths = (rowOf(name).sections ?? []).flatMap((section) =>
    pathsForHash(section).flatMap((path) => (paths.includes(path) ? [] : [`${path}#${section}`])),
  );
  return [name, [...paths, ...sectionPaths]];
}

/**
 * What each screen's loader asks for when somebody is signed in: paths, with `$id` for the number in the address, and `#chat` behind what
 * only the part of that name needs. The page's head asks for them beside the code (decision 040). Runs at build time.
 */
export const preloadPaths = async (): Promise<ReadonlyMap<RouteName, readonly string[]>> =>
  new Map(await Promise.all(routeNames.map(pathsOfScreen)));
