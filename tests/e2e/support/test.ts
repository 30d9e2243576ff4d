import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { DemoUsername } from '@mocks/db/people';
import { type AppServer, startAppServer } from './app-server';
import { type Backend, backendAt } from './backend';
import { type BrowserLog, createBrowserLog } from './browser-log';
import { startCaddy } from './caddy';
import { spareUnknownCommands, typeForReal } from './firefox';
import { sessionCookies } from './session-cookies';
import { waitForApp } from './wait-for-app';

export { expect, sessionCookies };

interface TestFixtures {
  /** The worker's backend, freshly seeded. */
  backend: Backend;
  /** What the browser complains about; anything that the test has not allowed fails it. */
  browserLog: BrowserLog;
  /** Another person's browser, with a page. */
  anotherBrowser: () => Promise<Page>;
  /** Gives a browser the cookies of a signed-in person, as if the person had come back. */
  signIn: (name: DemoUsername, context?: BrowserContext) => Promise<void>;
}

interface WorkerFixtures {
  server: AppServer;
}

/** What each page of a browser gets. */
function follow(context: BrowserContext): void {
  context.on('page', waitForApp).on('page', typeForReal);
}

/** `test` over the built app: each worker has its own server, each test a fresh seed. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, run) => {
      const server = await startAppServer();
      // As in production, behind a server of one's own.
      const caddy = process.env.E2E_TLS === '1' ? await startCaddy(server.url) : null;
      await run(caddy ? { ...server, url: caddy.url } : server);
      await caddy?.dispose();
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, run) => {
      spareUnknownCommands(browser);
      await run(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, run) => run(server.url),
  backend: [
    async ({ server }, run) => {
      await server.restart();
      const backend = backendAt(server.backendUrl);
      await backend.reset();
      await run(backend);
    },
    { auto: true },
  ],
  browserLog: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, run) => {
      const log = createBrowserLog();
      await run(log);
      expect(log.unexpected(), 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, browserLog }, run) => {
    browserLog.follow(context);
    follow(context);
    await run(context);
  },
  anotherBrowser: async ({ browser, browserLog }, run) => {
    const contexts: BrowserContext[] = [];
    await run(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      browserLog.follow(context);
      follow(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  signIn: async ({ context: ownContext, backend, server }, run) => {
    await run(async (name, context = ownContext) => {
      await context.addCookies(sessionCookies(server.url, await backend.login(name)));
    });
  },
});
