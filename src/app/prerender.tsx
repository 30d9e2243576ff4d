import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender as renderToStream } from 'react-dom/static';
import { memoryCookies } from '@/api/cookies';
import { memoryPlatform } from '@/api/platform';
import { createAppApi } from '@/app/start/api';
import { Providers } from '@/app/providers';
import { createAppRouter } from '@/app/router/router';
import { screens } from '@/app/screens';
import type { Messages } from '@/i18n/translate';
import { matchAddress } from '@/routing/rewrite';
import { isGuarded, type RouteName } from '@/routing/table';
import { rowOf } from '@/routing/rows';
import { ScreenHeading } from '@/components/screen-heading';
import { Loading } from '@/components/state-panel';

/** What stands in a page file: a page, which the app hydrates, as a guest sees it; or a shell, the same for everybody who may see it, which it replaces. */
export type PageKind = 'page' | 'shell';

export interface PrerenderOptions {
  /** A public address of the app, with its query if it has one. */
  address: string;
  kind: PageKind;
  messages: Messages;
}

export { preloadPaths } from './early-calls';

const rethrow = (error: unknown): never => {
  throw error;
};

/** For whom a scene is drawn: a guest, a person with a session before any answer, or as a frame around the content that a link decides about. */
function visitorOf(name: RouteName | null, scene: PageKind): 'guest' | 'member' | 'frame' {
  if (scene === 'page') return 'guest';
  return name === null || name === 'index' || isGuarded(rowOf(name)) ? 'member' : 'frame';
}

/** What is known of a screen before the link of an e-mail has decided about it. */
const PendingScreen = () => (
  <>
    <ScreenHeading />
    <Loading />
  </>
);

/** The HTML of an address, as the first render draws it into `#root`, without clock, time zone, network or chance. Runs at build time. */
export async function prerender({ address, kind: scene, messages }: PrerenderOptions): Promise<string> {
  const { locale, name } = matchAddress(address.replace(/\?.*/, ''));
  const visitor = visitorOf(name, scene);
  const isMember = visitor === 'member';
  const cookies = memoryCookies();
  if (isMember) cookies.set('refresh_token', 'somebody', 1);
  const platform = { ...memoryPlatform(), cookies };
  // It never gets an answer, so that the pages are drawn without data.
  const fetch = () => new Promise<Response>(() => undefined);
  const api = createAppApi({ locale: () => locale, report: rethrow, platform, fetch });
  const overrides = visitor === 'frame' && name !== null && { [name]: { component: async () => PendingScreen } };
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    // The guard waits for nobody: the screen is drawn as it is while the session is still on its way.
    context: {
      auth: {
        status: () => (isMember ? 'authenticated' : 'unauthenticated'),
        ensure: () => Promise.resolve(),
      },
      queryClient: api.queryClient,
      publicOrigin: '',
    },
    screens: { ...screens, ...overrides },
    wrap: ({ children }) => (
      <Providers api={api} messages={{ [locale]: messages }}>
        {children}
      </Providers>
    ),
  });
  if (name !== null) await router.load();
  const { prelude } = await renderToStream(<RouterProvider router={router} />, {
    onError: rethrow,
    // React would write a large boundary behind the page, hidden, for a script of its own to put in its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return new Response(prelude).text();
}
