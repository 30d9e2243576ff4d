import type { BrowserContext } from '@playwright/test';
import type { ErrorEvent } from '@sentry/react';
import { fullBuild } from './full-build-settings';

/** Collects the error reports of a browser in place of the service (develop.sentry.dev/sdk/data-model/envelopes). */
export async function collectReports(context: BrowserContext) {
  const envelopes: { head: string; body: string }[] = [];
  const { origin } = new URL(fullBuild.settings.VITE_SENTRY_DSN);
  await context.route(`${origin}/**`, async (route, request) => {
    const head = `${request.url()} ${JSON.stringify(await request.allHeaders())}`;
    envelopes.push({ head, body: request.postDataBuffer()?.toString() ?? '' });
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} });
  });
  return {
    events: () =>
      envelopes.flatMap(({ body }) => {
        const [, item = '{}', payload = '{}'] = body.split('\n');
        const { type } = JSON.parse(item) as { type?: string };
        return type === 'event' ? [JSON.parse(payload) as ErrorEvent] : [];
      }),
    raw: () => envelopes.map(({ head, body }) => `${head}\n${body}`).join('\n'),
  };
}

export type Reports = Awaited<ReturnType<typeof collectReports>>;
