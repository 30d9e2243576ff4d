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
import type { Screens } from '@/routing/screen';

/**
 * What of an address stands in its page file: a page, which the app hydrates, as a guest sees it; or a shell, which the app
 * replaces, as far as it is the same for everybody who may see it.
 */
export type Scene = 'page' | 'shell';

export interface PrerenderOptions {
  /** A public address of the app, with its query if it has one. */
  address: string;
  scene: Scene;
  /** The words of the address's language. */
  messages: Messages;
}

export { earlyCalls } from './early-calls';

const rethrow = (error: unknown): never => {
  throw error;
};

/** A client that never gets an answer, so that the pages are drawn without data. */
const noAnswer = (): Promise<Response> => new Promise(() => undefined);

/**
 * For whom a scene is drawn. A shell is that of a person with a session before any answer has come, and of an unknown address
 * what is shown until the router knows the screen; only what stands around a screen that a link decides about is a guest's.
 */
function drawnFor(name: RouteName | null, scene: Scene): 'guest' | 'member' | 'frame' {
  if (scene === 'page') return 'guest';
  return name === null || name === 'index' || isGuarded(rowOf(name)) ? 'member' : 'frame';
}

/** The screens, one of them without content. */
const screensWithout = (name: RouteName): Screens => ({
  ...screens,
  [name]: { component: () => Promise.resolve(() => null) },
});

/**
 * The HTML of an address, as the first render in the browser draws it into `#root`. Nothing in it comes from a clock, a time
 * zone, the network or chance. Runs at build time.
 */
export async function prerender({ address, scene, messages }: PrerenderOptions): Promise<string> {
  const { locale, name } = matchAddress(address.replace(/\?.*/, ''));
  const visitor = drawnFor(name, scene);
  const isMember = visitor === 'member';
  const cookies = memoryCookies();
  if (isMember) cookies.set('refresh_token', 'somebody', 1);
  const platform = { ...memoryPlatform(), cookies };
  const api = createAppApi({ locale: () => locale, report: rethrow, platform, fetch: noAnswer });
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
    screens: visitor === 'frame' && name !== null ? screensWithout(name) : screens,
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
