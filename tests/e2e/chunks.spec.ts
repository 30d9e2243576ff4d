import type { Page } from '@playwright/test';
import { failedRequest } from './support/browser-log';
import { expect, test } from './support/test';
import { i18n } from './support/i18n';

const { LL } = i18n.en;

const statisticsChunk = /\/assets\/statistics-[^/]*\.js$/;

const openStatistics = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: LL.header.navigation.statistics() }).first().click();

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test.beforeEach(({ signIn, browserLog }) => {
  // Chromium and the app log missing chunks.
  browserLog.allow(failedRequest, /ChunkLoadError|Failed to load module script|Error in route match/);
  return signIn('jana');
});

test('a missing chunk reloads the page at the target once, then shows an error', async ({ page }) => {
  await page.route(statisticsChunk, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const loads = countLoads(page);
  await page.goto('/en/profile');
  await openStatistics(page);
  await expect.poll(loads).toBe(2);
  const heading = page.getByRole('heading', { level: 1, name: 'Internal server error', exact: true });
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL('/en/statistics');
  await expect(page.getByText(LL.errors.code())).toBeVisible();
  // The link home works without another page load.
  await page.getByRole('link', { name: LL.common.actions.toHome() }).click();
  await expect(page.getByRole('heading', { level: 1, name: LL.matches.title() })).toBeVisible();
  expect(loads()).toBe(2);
});

test('a reload for a missing chunk keeps the secrets of an e-mailed link', async ({ page, backend }) => {
  await page.context().clearCookies();
  const { account } = i18n.cs.LL;
  await page.goto('/zapomenute-heslo');
  await page.getByLabel(account.registration.email()).fill('jana@example.com');
  await page.getByRole('button', { name: account.forgot.submit() }).click();
  await expect(page.getByText(account.checkEmail.title())).toBeVisible();
  const { link } = await backend.mail('jana@example.com', 'reset_password');
  const loads = countLoads(page);
  // The page preloads the chunk before it has loaded itself, so the test counts navigation requests.
  let navigations = 0;
  page.on('request', (request) => (navigations += request.isNavigationRequest() ? 1 : 0));
  // The chunk is requested twice on each page: by the preload and by the import.
  await page.route(/\/assets\/resetPassword-[^/]*\.js$/, (route) =>
    navigations < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(link ?? '');
  await page.getByLabel(account.reset.password()).fill('nové dlouhé heslo');
  await page.getByRole('button', { name: account.reset.submit() }).click();
  await expect(page.getByText(account.reset.done())).toBeVisible();
  expect(loads()).toBe(2);
  expect(page.url()).not.toContain('token');
});

test('offline a missing chunk shows a message, and loads once online', async ({ page, context }) => {
  const loads = countLoads(page);
  await page.goto('/en/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await openStatistics(page);
  await expect(page.getByRole('heading', { level: 1, name: LL.common.states.offline() })).toBeVisible();
  expect(loads()).toBe(1);
  const retry = page.getByRole('button', { name: LL.common.actions.retry() });
  await retry.click();
  await expect(retry).toBeEnabled();
  expect(loads()).toBe(1);
  // The app retries by itself once it is online.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
});

test('a menu with a missing chunk shows an error and offers the new build', async ({ page }) => {
  await page.goto('/en/profile');
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/account-menu-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route('/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));
  await page.getByRole('button', { name: LL.header.account.menu() }).click();
  await expect(page.getByText(LL.errors.code())).toBeVisible();
  await expect(page.getByText(LL.common.update.text())).toBeVisible();
});

test('a page whose app does not load shows a message in its language', async ({ page }) => {
  await page.route(/\/assets\/app-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/en/about-us');
  await expect(page.getByText(LL.errors.notStarted())).toBeVisible();
  await page.unroute(/\/assets\/app-[^/]*\.js$/);
  await page.getByRole('link', { name: LL.common.actions.reload() }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await expect(page.getByText(LL.errors.notStarted())).toBeHidden();
});

test('a bot sees no error page when a chunk is missing', async ({ browser, server, browserLog }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
    baseURL: server.url,
  });
  browserLog.follow(context);
  const page = await context.newPage();
  await page.route(/\/assets\/about-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/en/about-us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main')).toBeEmpty();
  await expect(page).toHaveTitle(/About us/);
  await context.close();
});
