import { createApi, type Api } from '@/api/client';
import { tellMissingCode } from '@/components/later-code';
import type { Platform } from '@/api/platform';
import type { Fetch } from '@/api/transport';
import { env } from '@/env';
import { accountCalls, sessionQuery } from '@/queries/session';
import { decorative } from '@/generated/decorative';
import type { Session } from '@/generated/schemas/session.zod';
import type { Locale } from '@/lib/locale';
import { ChunkLoadError } from '@/lib/load-chunk';
import { isOffline } from '@/lib/browser';

declare module '@/api/context' {
  interface ApiRegister {
    session: Session;
  }
}

interface AppApiOptions {
  /** The language of the address bar. */
  locale: () => Locale;
  report: (error: unknown) => void;
  /** The browser unless given. */
  platform?: Platform;
  /** The browser's unless given. */
  fetch?: Fetch;
  /** Headers that the error reporter adds to the calls of the API. */
  traceHeaders?: () => Record<string, string>;
}

/** The app's client: the generated session calls put into the session rules. */
export const createAppApi = ({
  locale,
  report,
  platform,
  fetch,
  traceHeaders,
}: AppApiOptions): Api<Session> =>
  createApi<Session>({
    origin: env.apiOrigin,
    locale,
    decorative,
    report(error) {
      if (error instanceof ChunkLoadError) {
        if (isOffline()) return;
        tellMissingCode();
      }
      report(error);
    },
    platform,
    fetch,
    traceHeaders,
    kept: () => import('@/app/offline-cache/code').then((module) => module.offlineCacheCode),
    calls: {
      refresh: async (refresh, options) => (await accountCalls()).refreshToken({ refresh }, options),
      logout: async (refresh, options) => (await accountCalls()).logout({ refresh_token: refresh }, options),
    },
    session: sessionQuery(),
  });
