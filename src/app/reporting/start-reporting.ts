import { ownBuildId } from '@/app/pwa/build-id';
import { env } from '@/env';
import { afterPaint } from '@/lib/scheduling';
import { connectReporting } from './report';

let headers = (): Record<string, string> => ({});

/** The trace headers for a call of the API; none until the reporter is there, and none without one. */
export const traceHeaders = (): Record<string, string> => headers();

/** Loads the error reporter after the first paint, where a DSN is set. */
export function startReporting(): void {
  const { sentryDsn } = env;
  if (sentryDsn === '') return;
  afterPaint(() => {
    import('./sentry').then(
      (sentry) => {
        sentry.startSentry(sentryDsn, ownBuildId());
        headers = sentry.traceHeaders;
        connectReporting(sentry.sendFailure);
      },
      // Blocked, or no connection: the app goes on, and the failure is in the console.
      () => undefined,
    );
  });
}
