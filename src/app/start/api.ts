import { setSoleCodes } from '@/api/calls/response';
import { createApi, type Api, type ApiOptions } from '@/api/client';
import { chunkLoadFailed } from '@/components/loading/lazy';
import { env } from '@/env';
import { decorative } from '@/generated/decorative';
import type { Session } from '@/generated/schemas/session.zod';
import { soleCodes } from '@/generated/sole-codes';
import { isOffline } from '@/lib/browser/browser';
import { ChunkLoadError } from '@/lib/browser/load-chunk';
import { accountCalls, sessionQuery } from '@/queries/session';

declare module '@/api/context' {
  interface ApiRegister {
    session: Session;
  }
}

setSoleCodes(soleCodes);

export const createAppApi = (
  options: Pick<ApiOptions<Session>, 'getLocale' | 'report' | 'platform' | 'fetch' | 'getTraceHeaders'>,
): Api<Session> =>
  createApi<Session>({
    ...options,
    origin: env.apiOrigin,
    decorativeFields: decorative,
    report(error) {
      if (error instanceof ChunkLoadError) {
        if (isOffline()) return;
        chunkLoadFailed.emit();
      }
      options.report(error);
    },
    loadOfflineCache: () =>
      import('@/app/cache-contents/cached-answers').then((module) => module.offlineCacheCode),
    calls: {
      refresh: async (refresh, options) => (await accountCalls()).refreshToken({ refresh }, options),
      logout: async (refresh, options) => (await accountCalls()).logout({ refresh_token: refresh }, options),
    },
    sessionQuery: sessionQuery(),
  });
