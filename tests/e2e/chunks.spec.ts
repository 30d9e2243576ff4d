import type { Page } from '@playwright/test';
import { failedRequest } from './support/browser-log';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.en;

const chunk = /\/assets\/statistics-[^/]*\.js$/;

/** How often the page was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test.beforeEach(({ signIn, browserLog }) => {
  // What Chromium says of code that does not come, and what the app reports.
  browserLog.allow(failedRequest, /ChunkLoadError|Failed to load module script|Error in route match/);
  return signIn('jana');
});

test('code that is not there loads the page at its target anew once, then says so', async ({ page }) => {
  await page.route(chunk, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const loads = countLoads(page);
  await page.goto('/en/profile');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: LL.header.navigation.statistics() })
    .first()
    .click();
  await expect.poll(loads).toBe(2);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Internal server error', exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/en/statistics');
  await expect(page.getByText(LL.errors.code.text())).toBeVisible();
  // The way home works, without another load.
  await page.getByRole('link', { name: LL.errors.server.home() }).click();
  await expect(page.getByRole('heading', { level: 1, name: LL.matches.title() })).toBeVisible();
  expect(loads()).toBe(2);
});

test('a reload gives an e-mailed link its secrets back', async ({ page, backend }) => {
  await page.context().clearCookies();
  const { account } = words.cs.LL;
  await page.goto('/zapomenute-heslo');
  await page.getByLabel(account.registration.email()).fill('jana@example.com');
  await page.getByRole('button', { name: account.forgot.submit() }).click();
  await expect(page.getByText(account.checkEmail.title())).toBeVisible();
  const { link } = await backend.mail('jana@example.com', 'reset_password');
  const loads = countLoads(page);
  // The page names the code before it is loaded itself, so what tells the two pages apart is what was asked for.
  let pages = 0;
  page.on('request', (request) => (pages += request.isNavigationRequest() ? 1 : 0));
  // Asked for twice: the page names it, and the app imports it.
  await page.route(/\/assets\/resetPassword-[^/]*\.js$/, (route) =>
    pages < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(link ?? '');
  await page.getByLabel(account.reset.password()).fill('nové dlouhé heslo');
  await page.getByRole('button', { name: account.reset.submit() }).click();
  await expect(page.getByText(account.reset.done())).toBeVisible();
  expect(loads()).toBe(2);
  expect(page.url()).not.toContain('token');
});

test('without a connection the app stays, says so, and goes on when it is back', async ({
  page,
  context,
}) => {
  const loads = countLoads(page);
  await page.goto('/en/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: LL.header.navigation.statistics() })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: LL.common.states.offline() })).toBeVisible();
  expect(loads()).toBe(1);
  const retry = page.getByRole('button', { name: LL.errors.server.retry() });
  await retry.click();
  await expect(retry).toBeEnabled();
  expect(loads()).toBe(1);
  // Back online it goes on by itself.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
});

test('a menu whose code is gone says so and offers the build that has taken its place', async ({ page }) => {
  await page.goto('/en/profile');
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/account-menu-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route('/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));
  await page.getByRole('button', { name: LL.header.account.menu() }).click();
  await expect(page.getByText(LL.errors.code.text())).toBeVisible();
  await expect(page.getByText(LL.common.update.text())).toBeVisible();
});

test('when the app itself does not come, the page says so in its language', async ({ page }) => {
  await page.route(/\/assets\/app-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/en/about-us');
  await expect(page.getByText(LL.errors.notStarted())).toBeVisible();
  await page.unroute(/\/assets\/app-[^/]*\.js$/);
  await page.getByRole('link', { name: LL.common.actions.reload() }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  await expect(page.getByText(LL.errors.notStarted())).toBeHidden();
});

test('a bot is shown no error page', async ({ browser, server, browserLog }) => {
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
