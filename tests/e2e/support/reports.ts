import type { BrowserContext } from '@playwright/test';
import type { ErrorEvent } from '@sentry/react';
import { fullBuild } from './full-build-settings';

/** What the app sends to the error-reporting service (envelopes, develop.sentry.dev/sdk/data-model/envelopes). */
export interface Reports {
  /** The events, parsed. */
  events: () => ErrorEvent[];
  /** All that was sent, as it was sent. */
  raw: () => string;
}

/** Stands in the place of that service for one browser. */
export async function collectReports(context: BrowserContext): Promise<Reports> {
  const sent: { head: string; body: string }[] = [];
  const { origin } = new URL(fullBuild.settings.VITE_SENTRY_DSN);
  await context.route(`${origin}/**`, async (route, request) => {
    const head = `${request.url()} ${JSON.stringify(await request.allHeaders())}`;
    sent.push({ head, body: request.postDataBuffer()?.toString() ?? '' });
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} });
  });
  return {
    events: () =>
      sent.flatMap(({ body }) => {
        const [, item = '{}', payload = '{}'] = body.split('\n');
        const { type } = JSON.parse(item) as { type?: string };
        return type === 'event' ? [JSON.parse(payload) as ErrorEvent] : [];
      }),
    raw: () => sent.map(({ head, body }) => `${head}\n${body}`).join('\n'),
  };
}
