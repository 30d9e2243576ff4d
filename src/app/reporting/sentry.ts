import {
  breadcrumbsIntegration,
  captureException,
  captureReactException,
  dedupeIntegration,
  getTraceData,
  init,
  linkedErrorsIntegration,
} from '@sentry/react';
import { localeOfPathname } from '@/lib/locale';
import { cleanBreadcrumb, cleanEvent, knownSecrets } from './clean-event';

/** An unexpected error. */
export interface Failure {
  readonly error: unknown;
  /** React's component stack. */
  readonly componentStack?: string | null;
}

/** Starts Sentry without its global handlers; `report` sends the failures. */
export function startSentry(dsn: string, release: string): void {
  init({
    dsn,
    release,
    environment: import.meta.env.MODE,
    defaultIntegrations: false,
    integrations: [
      linkedErrorsIntegration(),
      breadcrumbsIntegration({ dom: false, xhr: false }),
      // A poll that keeps failing is reported once.
      dedupeIntegration(),
    ],
    sendClientReports: false,
    beforeBreadcrumb: cleanBreadcrumb,
    beforeSend: (event) => cleanEvent(event, window.location.href, knownSecrets()),
  });
}

/** Sends a failure with the language of the page. */
export function sendFailure({ error, componentStack }: Failure): void {
  const hint = { captureContext: { tags: { locale: localeOfPathname(window.location.pathname) } } };
  if (componentStack) captureReactException(error, { componentStack }, hint);
  else captureException(error, hint);
}

/** The headers that connect a call with the backend's reports. */
export const traceHeaders = (): Record<string, string> => ({ ...getTraceData() });
