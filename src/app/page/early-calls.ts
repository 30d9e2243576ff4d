import { QueryClient } from '@tanstack/react-query';
import { screens } from '@/app/screens';
import { unreadAtHandQuery } from '@/features/chat/data/notification-queries';
import { idPlace } from '@/head/page-data';
import { sessionQuery } from '@/queries/session';
import type { RouteAuth } from '@/routing/context';
import { parseParams, routeNames } from '@/routing/rows';
import type { Screen } from '@/routing/screen';
import type { RouteName } from '@/routing/table';

/** Stands for the number in an address while a loader runs; no address of a call has it otherwise. */
const anyId = 2 ** 31 - 1;

const auth: RouteAuth = { status: () => 'authenticated', ensure: () => Promise.resolve() };

/** A client that notes the paths of the calls that it is asked for, which its keys begin with, and gives no answer. */
function notingClient(): { client: QueryClient; paths: Set<string> } {
  const client = new QueryClient();
  const paths = new Set<string>();
  client.query = ({ queryKey }) => {
    paths.add(String(queryKey[0]));
    return new Promise<never>(() => undefined);
  };
  return { client, paths };
}

type Calls<Name extends RouteName> = readonly [name: Name, paths: readonly string[]];

async function callsOf<Name extends RouteName>(name: Name): Promise<Calls<Name>> {
  const screen: Screen<Name> = screens[name];
  const load = await screen.loader?.({ auth });
  const params = parseParams(name, { id: String(anyId), partner: 'x' });
  if (!load || !params) return [name, []];
  const { client, paths } = notingClient();
  // What is asked for on every screen of a person who is signed in: by the guard, and by the layout's bell.
  for (const { queryKey } of [sessionQuery(), unreadAtHandQuery()]) paths.add(String(queryKey[0]));
  void load({ auth, queryClient: client, publicOrigin: '', locale: 'cs', search: {}, params });
  return [name, Array.from(paths, (path) => path.replace(String(anyId), idPlace))];
}

/**
 * What each screen asks for as soon as it starts, when somebody is signed in: the paths of the calls that its loader makes, with `$id`
 * for the number in the address. The page's head asks for them beside the code, and `withEarlyAnswers` hands the answers on
 * (decision 040). Runs at build time.
 */
export const earlyCalls = async (): Promise<ReadonlyMap<RouteName, readonly string[]>> =>
  new Map(await Promise.all(routeNames.map(callsOf)));
