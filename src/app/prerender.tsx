import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender as renderToStream } from 'react-dom/static';
import { memoryCookies } from '@/api/cookies';
import { memoryPlatform } from '@/api/platform';
import { createAppApi } from '@/app/api';
import { Providers } from '@/app/providers';
import { createAppRouter } from '@/app/router';
import { screens } from '@/app/screens';
import type { Messages } from '@/i18n/translate';
import { matchAddress } from '@/routing/match';
import type { Screens } from '@/routing/screen';

/**
 * What of an address stands in its page file: the screen as a guest sees it (`guestOnly`: and nobody else ever does); as a
 * person with a session sees it before any answer has come (`member`); only what stands around it (`frame`); or what is shown
 * until the router knows the screen (`starting`).
 */
export type Scene = 'guest' | 'guestOnly' | 'member' | 'frame' | 'starting';

export interface PrerenderOptions {
  /** A public address of the app. */
  address: string;
  scene: Scene;
  /** The words of the address's language. */
  messages: Messages;
}

const rethrow = (error: unknown): never => {
  throw error;
};

/** No answer ever comes: what is drawn is what is there without one. */
const noAnswer = (): Promise<Response> => new Promise(() => undefined);

/** The screens, that of the address without content. */
function screensFor(address: string, scene: Scene): Screens {
  const { name } = matchAddress(address);
  if (scene !== 'frame' || name === null) return screens;
  return { ...screens, [name]: { component: () => Promise.resolve(() => null) } };
}

/**
 * The HTML of an address, as the first render in the browser draws it into `#root`. Nothing in it comes from a clock, a time
 * zone, the network or chance. Runs at build time.
 */
export async function prerender({ address, scene, messages }: PrerenderOptions): Promise<string> {
  const { locale } = matchAddress(address);
  const isMember = scene === 'member' || scene === 'starting';
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
    screens: screensFor(address, scene),
    wrap: ({ children }) => (
      <Providers api={api} messages={{ [locale]: messages }}>
        {children}
      </Providers>
    ),
  });
  if (scene !== 'starting') await router.load();
  const { prelude } = await renderToStream(<RouterProvider router={router} />, {
    onError: rethrow,
    // React would write a large boundary behind the page, hidden, for a script of its own to put in its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return new Response(prelude).text();
}
