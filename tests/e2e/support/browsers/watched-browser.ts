import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type BrowserLog, createBrowserLog } from './browser-log';
import { fillByTyping } from './firefox';
import { waitForApp } from './wait-for-app';
import { test as base } from './worker';

interface BrowserFixtures {
  /** The messages of the browser; any message that the test has not allowed fails it. */
  browserLog: BrowserLog;
  /** Another person's browser, with a page. */
  anotherBrowser: () => Promise<Page>;
}

function preparePages(context: BrowserContext): void {
  context.on('page', waitForApp).on('page', fillByTyping);
}

/** Ends the routes of a context: an answer that one still waits for would fail the test that has ended. */
async function endRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
}

/** `test` that fails on unexpected messages of the browser. */
export const test = base.extend<BrowserFixtures>({
  browserLog: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, run) => {
      const log = createBrowserLog();
      await run(log);
      expect(log.unexpected(), 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, browserLog }, run) => {
    browserLog.follow(context);
    preparePages(context);
    await run(context);
    await endRoutes(context);
  },
  anotherBrowser: async ({ browser, browserLog }, run) => {
    const contexts: BrowserContext[] = [];
    await run(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      browserLog.follow(context);
      preparePages(context);
      return context.newPage();
    });
    await Promise.all(contexts.map(endRoutes));
    await Promise.all(contexts.map((context) => context.close()));
  },
});
