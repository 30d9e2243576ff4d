import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filesIn, root } from '../../../scripts/lib/project';
import { failedRequest } from '../support/browsers/browser-log';
import { i18n } from '../support/pages/i18n';
import { startFront } from '../support/servers/front';
import { expect, test } from '../support/test';

const { LL } = i18n.en;

const openStatistics = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: LL.header.navigation.statistics() }).first().click();

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test.beforeEach(({ browserLog }) => {
  // Chromium and the app log missing chunks.
  browserLog.allow(failedRequest, /ChunkLoadError|Failed to load module script|Error in route match/);
});

test('a missing chunk: a message offline, one reload at the target, an error in a menu', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('jana');
  const loads = countLoads(page);
  const level1 = page.getByRole('heading', { level: 1 });
  await page.clock.install();
  await page.goto('/en/profile');
  await expect(level1).toBeVisible();

  await test.step('offline it shows a message, and loads once online', async () => {
    await context.setOffline(true);
    await openStatistics(page);
    await expect(level1.filter({ hasText: LL.common.states.offline() })).toBeVisible();
    const retry = page.getByRole('button', { name: LL.common.actions.retry() });
    await retry.click();
    await expect(retry).toBeEnabled();
    expect(loads()).toBe(1);
    // The app retries by itself once it is online.
    await context.setOffline(false);
    await expect(level1.filter({ hasText: 'Statistics' })).toBeVisible();
  });

  // The app reloads at most once in ten seconds.
  await page.clock.fastForward(11_000);

  await test.step('online it reloads the page at the target once, then shows an error', async () => {
    const loadsBefore = loads();
    await page.route(/\/assets\/howItWorks-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: LL.header.footer.howItWorks() }).click();
    await expect.poll(loads).toBe(loadsBefore + 1);
    await expect(level1.filter({ hasText: /^Internal server error$/ })).toBeVisible();
    await expect(page).toHaveURL('/en/how-it-works');
    await expect(page.getByText(LL.errors.code())).toBeVisible();
    // The link home works without another page load.
    await page.getByRole('link', { name: LL.common.actions.toHome() }).click();
    await expect(level1.filter({ hasText: LL.matches.title() })).toBeVisible();
    expect(loads()).toBe(loadsBefore + 1);
  });

  await test.step('a menu shows an error and offers the new build', async () => {
    await page.route(/\/assets\/account-menu-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.route('/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));
    await page.getByRole('button', { name: LL.header.account.menu() }).click();
    await expect(page.getByText(LL.errors.code())).toBeVisible();
    await expect(page.getByText(LL.common.update.text())).toBeVisible();
  });
});

test('a page whose code is missing shows a message in its language, but no error to a bot', async ({
  page,
}) => {
  const app = /\/assets\/app-[^/]*\.js$/;
  await page.route(app, (route) => route.fulfill({ status: 404 }));
  await page.goto('/en/about-us');
  await expect(page.getByText(LL.errors.notStarted())).toBeVisible();
  await page.unroute(app);
  await page.getByRole('link', { name: LL.common.actions.reload() }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await expect(page.getByText(LL.errors.notStarted())).toBeHidden();

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
  );
  await page.route(/\/assets\/about-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/en/about-us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main')).toBeEmpty();
  await expect(page).toHaveTitle(/About us/);
});

test('chunks whose places a page has taken in the browser cache load once the host has them', async ({
  context,
  server,
  signIn,
}) => {
  const host = await startFront(server.url, server.url, (response) => {
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('content-type', 'text/html').end('<p>');
  });
  const files = filesIn(join(root, 'dist/assets')).filter((file) => /^(?!app-).*\.js$/.test(file));
  for (const file of files) host.missing.add(`/assets/${file}`);
  await signIn('jana');
  const page = await context.newPage();
  await page.goto(`${host.url}/en/statistics`);
  await expect(page.getByText(LL.errors.code())).toBeVisible();
  host.missing.clear();
  await page.goto(`${host.url}/en/statistics`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await host.close();
});
