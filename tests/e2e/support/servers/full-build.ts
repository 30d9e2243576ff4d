import type { BrowserContext } from '@playwright/test';
import type { ErrorEvent } from '@sentry/react';
import { trustedScripts } from '@/lib/browser/trusted-script-url';
import { test as base } from '../test';
import { fullBuild } from './full-build-settings';

export const { VITE_GOOGLE_CLIENT_ID: googleClientId } = fullBuild.settings;
export const googleScript = trustedScripts['google-identity'];

/** Collects the error reports of a browser in place of the service (develop.sentry.dev/sdk/data-model/envelopes). */
async function collectReports(context: BrowserContext) {
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

type Reports = Awaited<ReturnType<typeof collectReports>>;

/**
 * `test` over the build with every setting, which has error reports and Google sign-in. Reports are collected; Google's script is
 * empty by default.
 */
export const test = base.extend<{ reports: Reports }>({
  settings: { ...fullBuild.settings, DIST: fullBuild.folder },
  reports: [
    async ({ context }, run) => {
      await context.route(googleScript, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await run(await collectReports(context));
    },
    { auto: true },
  ],
});
