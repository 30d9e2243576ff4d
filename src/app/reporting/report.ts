import { getPageBuildId } from '@/app/pwa/build-id';
import { env } from '@/env';
import { afterPaint } from '@/lib/scheduling';
import type { Failure } from './sentry';

type Send = (failure: Failure) => void;

const reportedErrors = new WeakSet();
const lastSentAt = new Map<string, number>();
let queuedFailures: Failure[] = [];
let send: Send | null = null;

/** Whether a failure in these words was sent less than ten seconds ago: two calls of one page, say. */
function isRepeated(error: unknown): boolean {
  const text = String(error);
  const last = lastSentAt.get(text);
  const now = Date.now();
  lastSentAt.set(text, now);
  return last !== undefined && Math.abs(now - last) < 10_000;
}

/** Told of every failure that nobody could mend, once of each: for the console, and the error-reporting service where there is one. */
export function report(error: unknown, componentStack?: string | null): void {
  if (typeof error === 'object' && error !== null) {
    if (reportedErrors.has(error)) return;
    reportedErrors.add(error);
  }
  console.error(error);
  if (env.sentryDsn === '' || isRepeated(error)) return;
  const failure: Failure = { error, componentStack };
  if (send) send(failure);
  // Later ones are most likely the same.
  else if (queuedFailures.length < 20) queuedFailures.push(failure);
}

/** Sends the kept reports, and from now on all new ones, to the reporting service. */
export function connectReporting(to: Send): void {
  send = to;
  for (const failure of queuedFailures) to(failure);
  queuedFailures = [];
}

/** A view transition that the next navigation cut short, in the words of each browser; the router leaves its promise to itself. */
const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException &&
  /^((View )?transition was (skipped|aborted)|Skipped ViewTransition)/i.test(reason.message);

/** Reports what no code caught. To be called before anything else runs. */
export function listenForFailures(target: EventTarget = window): void {
  target.addEventListener('error', (event) => {
    const { error, message } = event as ErrorEvent;
    // The browser's own word for a layout that takes another frame; nothing is wrong.
    if (!message.startsWith('ResizeObserver loop')) report(error ?? new Error(message));
  });
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    // Kept out of the console too.
    if (isSkippedTransition(reason)) event.preventDefault();
    else report(reason);
  });
}

let getHeaders = (): Record<string, string> => ({});

/** The trace headers for a call of the API; none until the reporter is there, and none without one. */
export const traceHeaders = (): Record<string, string> => getHeaders();

/** Loads the error reporter after the first paint, where a DSN is set. */
export function startReporting(): void {
  if (env.sentryDsn === '') return;
  afterPaint(() => {
    import('./sentry').then(
      (sentry) => {
        sentry.startSentry(env.sentryDsn, getPageBuildId());
        getHeaders = sentry.traceHeaders;
        connectReporting(sentry.sendFailure);
      },
      // Blocked, or no connection: the app goes on, and the failure is in the console.
      () => undefined,
    );
  });
}
