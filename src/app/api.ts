import { createApi, type Api } from '@/api/client';
import { MissingSchemaError } from '@/api/problem';
import { tellMissingCode } from '@/components/missing-code';
import { env } from '@/env';
import { getSession, logout, refreshToken } from '@/generated/account/account';
import type { Session } from '@/generated/schemas/session.zod';
import type { Locale } from '@/lib/locale';

declare module '@/api/context' {
  interface ApiRegister {
    session: Session;
  }
}

interface AppApiOptions {
  /** The language of the address bar. */
  locale: () => Locale;
  report: (error: unknown) => void;
  /** Headers that the error reporter adds to the calls of the API. */
  traceHeaders?: () => Record<string, string>;
}

/** The app's client: the generated session calls put into the session rules. */
export const createAppApi = ({ locale, report, traceHeaders }: AppApiOptions): Api<Session> =>
  createApi<Session>({
    origin: env.apiOrigin,
    locale,
    report(error) {
      if (error instanceof MissingSchemaError) {
        if (!navigator.onLine) return;
        tellMissingCode();
      }
      report(error);
    },
    traceHeaders,
    calls: {
      refresh: (refresh, options) => refreshToken({ refresh }, options),
      session: (options) => getSession(options),
      logout: (refresh, options) => logout({ refresh_token: refresh }, options),
    },
  });
