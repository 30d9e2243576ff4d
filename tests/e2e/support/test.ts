import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, expect } from '@playwright/test';
import type { DemoUsername } from '@mocks/db/accounts/demo-accounts';
import { test as base } from './browsers/watched-browser';
import { type Backend, backendAt } from './servers/backend';
import { startCaddy } from './servers/caddy';
import { type AppServer, startAppServer } from './servers/program';
import { sessionCookies } from './servers/session-cookies';

export { expect, sessionCookies };

interface TestFixtures {
  /** Settings of the server: another build (`DIST`), a large data set (`LARGE`), the demo bar (`DEMO_BAR`). */
  settings: Readonly<Record<string, string>>;
  server: AppServer;
  /** The server's backend with a fresh seed. */
  backend: Backend;
  /** Gives a browser the session cookies of that account. */
  signIn: (name: DemoUsername, context?: BrowserContext) => Promise<void>;
}

/** `test` over the built app: each worker has one server for the same settings, and each test a fresh seed. */
export const test = base.extend<TestFixtures>({
  settings: [{}, { option: true }],
  server: async ({ share, settings }, run) => {
    const server = await share(`server ${JSON.stringify(settings)}`, () => startAppServer(settings));
    if (process.env.E2E_TLS !== '1') return run(server);
    // With E2E_TLS the app is behind Caddy, as in production.
    const caddy = await share(`caddy ${server.url}`, () => startCaddy(server.url));
    return run({ ...server, url: caddy.url });
  },
  baseURL: async ({ server }, run) => run(server.url),
  backend: [
    async ({ server }, run) => {
      // The seed's matches start and end at quarters of an hour: a test of some 20 s that crosses one would see others than it began with.
      const msToQuarter = 900_000 - (Date.now() % 900_000);
      if (msToQuarter < 20_000) await setTimeout(msToQuarter);
      const backend = backendAt(server.backendUrl);
      await backend.reset();
      await run(backend);
    },
    { auto: true },
  ],
  signIn: async ({ context: ownContext, backend, server }, run) => {
    await run(async (name, context = ownContext) => {
      await context.addCookies(sessionCookies(server.url, await backend.login(name)));
    });
  },
});
