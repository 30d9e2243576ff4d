import type { Page } from '@playwright/test';
import { isFormer, mark } from './support/former-page';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

const offer = (page: Page) => page.getByText(LL.common.update.text());
const toProfile = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: LL.header.navigation.profile() });

/** Publishes another build, comes back to the page after a while, and waits until the page knows of it. */
async function publish(page: Page): Promise<void> {
  await page.route('/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(70_000);
  const told = page.waitForResponse('/version.json');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await told).finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('jana');
});

test('a new build is offered, can be put off, and comes with the next screen', async ({ page }) => {
  await page.goto('/profil');
  await mark(page);
  await publish(page);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: LL.common.update.later() }).click();
  await expect(offer(page)).toBeHidden();
  expect(await isFormer(page)).toBe(true);
  await page.getByRole('link', { name: LL.header.navigation.statistics() }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiky' })).toBeVisible();
  await expect.poll(() => isFormer(page)).toBe(false);
  await expect(page).toHaveURL('/statistiky');
  // The page came back as it was: for this build it is not loaded again.
  await mark(page);
  await publish(page);
  await toProfile(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  // A reload would follow the screen.
  await page.waitForLoadState('networkidle');
  expect(await isFormer(page)).toBe(true);
});
