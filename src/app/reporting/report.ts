import { fetchBuildId, getPageBuildId } from '@/app/pwa/build-id';
import { reloadGuard } from '@/app/pwa/reload';
import { takeEarlyFailures } from '@/bootstrap/early-failures';
import { env } from '@/env';
import { ChunkLoadError } from '@/lib/browser/load-chunk';
import { afterPaint } from '@/lib/browser/scheduling';
import type { Failure } from './sentry';

type SendFailure = (failure: Failure) => void;

const reportedErrors = new WeakSet();
const lastSentAt = new Map<string, number>();
let queuedFailures: Failure[] = [];
let send: SendFailure | null = null;

/** Whether an error with the same text was sent less than ten seconds ago. */
function isRepeated(error: unknown): boolean {
  const text = String(error);
  const previouslySentAt = lastSentAt.get(text);
  const now = Date.now();
  lastSentAt.set(text, now);
  return previouslySentAt !== undefined && Math.abs(now - previouslySentAt) < 10_000;
}

function sendOrQueue(failure: Failure): void {
  if (send) send(failure);
  // Later failures probably have the same cause.
  else if (queuedFailures.length < 20) queuedFailures.push(failure);
}

let hasMissedChunk = false;

/** Sends that a chunk is missing only the second time, as a reload usually helps, and only while this page's build is the published one. */
async function sendMissingChunk(failure: Failure): Promise<void> {
  const isFirst = !hasMissedChunk && reloadGuard.mayReload();
  hasMissedChunk = true;
  if (!isFirst && (await fetchBuildId()) === getPageBuildId()) sendOrQueue(failure);
}

/** Logs an unexpected error once and sends it to the reporting service, if there is one. */
export function report(error: unknown, componentStack?: string | null): void {
  if (typeof error === 'object' && error !== null) {
    if (reportedErrors.has(error)) return;
    reportedErrors.add(error);
  }
  console.error(error);
  if (env.sentryDsn === '' || isRepeated(error)) return;
  const failure: Failure = { error, componentStack };
  if (error instanceof ChunkLoadError) void sendMissingChunk(failure);
  else sendOrQueue(failure);
}

export function connectReporting(newSend: SendFailure): void {
  send = newSend;
  for (const failure of queuedFailures) newSend(failure);
  queuedFailures = [];
}

/** Whether a view transition was skipped by the next navigation; the router does not handle this rejection. */
const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException &&
  /^((View )?transition was (skipped|aborted)|Skipped ViewTransition)/i.test(reason.message);

/** Reports uncaught errors and unhandled rejections, also those from before the app's code. Call it before other code. */
export function listenForFailures(target: EventTarget = window): void {
  for (const error of takeEarlyFailures()) report(error);
  target.addEventListener('error', (event) => {
    const { error, message } = event as ErrorEvent;
    // This message means only that a layout needs another frame.
    if (!message.startsWith('ResizeObserver loop')) report(error ?? new Error(message));
  });
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    // This also hides the rejection from the console.
    if (isSkippedTransition(reason)) event.preventDefault();
    else report(reason);
  });
}

let getHeaders = (): Record<string, string> => ({});

/** The trace headers for an API call; empty until Sentry has started. */
export const getTraceHeaders = (): Record<string, string> => getHeaders();

/** Loads Sentry after the first paint, if a DSN is set. */
export function startReporting(): void {
  if (env.sentryDsn === '') return;
  afterPaint(() => {
    import('./sentry').then(
      (sentry) => {
        sentry.startSentry(env.sentryDsn, getPageBuildId());
        getHeaders = sentry.getTraceHeaders;
        connectReporting(sentry.sendFailure);
      },
      // Without Sentry, failures are only in the console.
      () => undefined,
    );
  });
}
