import type { Page } from '@playwright/test';
import { notFoundTitle } from '@/routing/table';
import { failedRequest } from '../../e2e/support/browsers/browser-log';
import { i18n } from '../../e2e/support/pages/i18n';
import { startFront } from '../../e2e/support/servers/front';
import { NotHereError, type StartedProgram } from '../../e2e/support/servers/pinned-program';
import { expect, test as base } from '../../e2e/support/test';
import { type Difference, findFaults } from './find-faults';
import { dist, findFile } from './rows';

interface Host {
  name: string;
  /** Why this machine cannot have the host, else undefined. */
  whyNot?: () => string | undefined;
  /** Serves a folder; throws a `NotHereError` where it turns out that this machine cannot have the host. */
  start: (folder: string) => Promise<StartedProgram>;
  differences?: readonly Difference[];
}

async function startOrSkip({ whyNot, start }: Host): Promise<StartedProgram | NotHereError> {
  try {
    const reason = whyNot?.();
    if (reason !== undefined) throw new NotHereError(reason);
    return await start(dist);
  } catch (error) {
    if (!(error instanceof NotHereError)) throw error;
    console.log(`Not run, because ${error.message}`);
    return error;
  }
}

const level1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Registers the tests of a host: its answers to the table of addresses, and the app in a browser. */
export function proveHost(provenHost: Host): void {
  const { name, differences = [] } = provenHost;
  const test = base.extend<
    { front: Awaited<ReturnType<typeof startFront>> },
    { host: StartedProgram | NotHereError }
  >({
    // Another worker fixture in each file: the worker of a host ends, with the host, before the next one starts.
    host: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
      async ({}, run) => {
        const host = await startOrSkip(provenHost);
        await run(host);
        if (!(host instanceof NotHereError)) await host.dispose();
      },
      // Installing some hosts takes minutes.
      { scope: 'worker', timeout: 540_000 },
    ],
    front: async ({ host, server }, run, testInfo) => {
      if (host instanceof NotHereError) return testInfo.skip(true, host.message);
      const front = await startFront(host.url, server.backendUrl);
      await run(front);
      return front.close();
    },
    baseURL: async ({ front }, run) => run(front.url),
  });

  test(`${name} answers as the app needs`, async ({ request, front }) => {
    expect(await findFaults(request, front.hostUrl, differences)).toEqual([]);
  });

  test(`${name} serves the app`, async ({ page, browserLog }) => {
    browserLog.allow(/^Failed to load resource: .* 404 .*\/(nikde|nowhere)\)$/);
    const { cs, en } = { cs: i18n.cs.LL, en: i18n.en.LL };
    for (const [address, title] of [
      ['/', cs.home.landing.title()],
      ['/en', en.home.landing.title()],
      ['/o-nas', 'O nás'],
      ['/en/login', 'Sign in'],
      // To guests, home tells that matches are for members.
      ['/detail/7', cs.home.landing.title()],
      ['/nikde', notFoundTitle.cs],
      ['/en/nowhere', notFoundTitle.en],
    ] as const) {
      await page.goto(address);
      await expect(level1(page, title), address).toBeVisible();
    }
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(worker).toMatch(/\/sw\.js$/);
  });

  test.describe('without a worker', () => {
    test.use({ serviceWorkers: 'block' });
    test(`${name} lets a browser heal that missed a file`, async ({ page, context, front, browserLog }) => {
      browserLog.allow(failedRequest, /ChunkLoadError|Failed to load module script|Error in route match/);
      const { header, errors } = i18n.en.LL;
      const chunk = `/${findFile(/^assets\/howItWorks-[^/]*\.js$/)}`;
      await page.goto('/en');
      // A newer build has taken the place of the one in the old tab …
      front.missing.add(chunk);
      await page.getByRole('contentinfo').getByRole('link', { name: header.footer.howItWorks() }).click();
      await expect(page.getByText(errors.code())).toBeVisible();
      expect(front.misses()).toBeGreaterThan(0);
      // Chromium may drop the answer before it is whole; a call always waits for it, so that the cache keeps what it may keep.
      await page.evaluate(async (path) => (await fetch(path)).text(), chunk);
      // … and is taken back.
      front.missing.clear();
      const newPage = await context.newPage();
      await newPage.goto('/en/how-it-works');
      // The page has its heading before its code has come.
      const canImport = () =>
        newPage.evaluate(`import(${JSON.stringify(chunk)}).then(() => true)`).catch(() => false);
      await expect.poll(canImport).toBe(true);
      await expect(newPage.getByText(errors.code())).toBeHidden();
      await expect(level1(newPage, 'How it works')).toBeVisible();
    });
  });
}
