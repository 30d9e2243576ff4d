import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender as renderToStream } from 'react-dom/static';
import { memoryPlatform } from '@/api/browser/platform';
import { Providers } from '@/app/providers';
import { createAppRouter } from '@/app/router/router';
import { screens } from '@/app/screens';
import { createAppApi } from '@/app/start/api';
import { LoadingSpinner } from '@/components/failures/state-panel';
import { ScreenHeading } from '@/components/focus/screen-heading';
import type { Messages } from '@/i18n/translate';
import { matchAddress } from '@/routing/address/rewrite';
import { rowOf } from '@/routing/rows';
import { isGuarded, type RouteName } from '@/routing/table';

/** The content of a page file: a `page` for guests, which the app hydrates, or a `shell`, which the app replaces. */
export type PageKind = 'page' | 'shell';

export interface PrerenderOptions {
  /** A public address of the app, with its query if it has one. */
  address: string;
  kind: PageKind;
  messages: Messages;
}

export { findPreloadPaths } from './preload-paths';

const rethrow = (error: unknown): never => {
  throw error;
};

/** The visitor for whom an address is rendered; `frame` leaves out the content that depends on an e-mailed link. */
function getVisitor(name: RouteName | null, kind: PageKind): 'guest' | 'member' | 'frame' {
  if (kind === 'page') return 'guest';
  return name === null || name === 'index' || isGuarded(rowOf(name)) ? 'member' : 'frame';
}

const PendingScreen = () => (
  <>
    <ScreenHeading />
    <LoadingSpinner />
  </>
);

/** Renders the HTML of `#root` for an address, independent of time, time zone and network. Runs at build time. */
export async function prerender({ address, kind, messages }: PrerenderOptions): Promise<string> {
  const { locale, name } = matchAddress(address.replace(/\?.*/, ''));
  const visitor = getVisitor(name, kind);
  const isMember = visitor === 'member';
  const platform = memoryPlatform(isMember ? 'refresh_token=somebody' : '');
  // No call is answered, so the pages contain no data.
  const fetch = () => new Promise<Response>(() => undefined);
  const api = createAppApi({ getLocale: () => locale, report: rethrow, platform, fetch });
  const overrides = visitor === 'frame' &&
    name !== null && { [name]: { component: async () => PendingScreen } };
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    // The guard does not wait, so the screen is rendered while its session is loading.
    context: {
      auth: {
        status: () => (isMember ? 'authenticated' : 'unauthenticated'),
        ensureSessionKnown: () => Promise.resolve(),
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
    // Otherwise React would hide a large Suspense boundary until an inline script moves it.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return new Response(prelude).text();
}
