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

/** A failure that nobody could mend. */
export interface Failure {
  readonly error: unknown;
  /** Where in the tree of components, as React tells it. */
  readonly componentStack?: string | null;
}

/** Starts the error reporter. It listens to nothing by itself: `report` tells it what to send. */
export function startSentry(dsn: string, release: string): void {
  init({
    dsn,
    release,
    environment: import.meta.env.MODE,
    defaultIntegrations: false,
    integrations: [
      linkedErrorsIntegration(),
      breadcrumbsIntegration({ dom: false, xhr: false }),
      // A poll that fails again and again says so once.
      dedupeIntegration(),
    ],
    sendClientReports: false,
    beforeBreadcrumb: cleanBreadcrumb,
    beforeSend: (event) => cleanEvent(event, window.location.href, knownSecrets()),
  });
}

export function sendFailure({ error, componentStack }: Failure): void {
  const hint = { captureContext: { tags: { locale: localeOfPathname(window.location.pathname) } } };
  if (componentStack) captureReactException(error, { componentStack }, hint);
  else captureException(error, hint);
}

/** The headers that tie a call to the backend's own report of it. */
export const traceHeaders = (): Record<string, string> => ({ ...getTraceData() });
