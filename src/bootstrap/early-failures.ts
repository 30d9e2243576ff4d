import { sentryDsn } from '@/env';

declare global {
  interface Window {
    /** The uncaught errors from before the app's code, until the app reports them. */
    earlyFailures?: unknown[] | undefined;
  }
}

/** Keeps uncaught errors until the app reports them. */
export function keepEarlyFailures(): void {
  if (sentryDsn === '') return;
  window.earlyFailures = [];
  window.addEventListener('error', ({ error, message }) => {
    window.earlyFailures?.push(error ?? new Error(message));
  });
}

/** The errors from before the app's code; call it once its own listener is there. */
export function takeEarlyFailures(): unknown[] {
  if (typeof window === 'undefined') return [];
  const failures = window.earlyFailures ?? [];
  window.earlyFailures = undefined;
  return failures;
}

/** Sends a report that the app's code has failed, with which its reporter would have come (develop.sentry.dev/sdk/data-model/envelopes). */
export function reportMissingApp({ name, message }: Error): void {
  if (sentryDsn === '') return;
  const { protocol, username, host, pathname } = new URL(sentryDsn);
  const address = `${protocol}//${host}${pathname.replace(/(\d+)$/, 'api/$1/envelope/')}`;
  const event = {
    platform: 'javascript',
    level: 'error',
    release: document.querySelector<HTMLMetaElement>('meta[name=build]')?.content,
    request: { url: location.origin + location.pathname },
    // An error's text may hold anything; that of a failed import ends with the file.
    exception: { values: [{ type: name, value: /\/assets\/[\w.-]+$/.exec(message)?.[0] ?? '' }] },
  };
  // oxlint-disable-next-line no-restricted-globals -- the reporting service, not the API
  fetch(`${address}?sentry_key=${username}&sentry_version=7`, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    body: ['{}', '{"type":"event"}', JSON.stringify(event)].join('\n'),
  }).catch(() => undefined);
}
