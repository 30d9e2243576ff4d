import { blockCode } from './support/page';
import { expect, test } from './support/test';
import { i18n } from './support/i18n';

const { LL } = i18n.cs;

test('a form submitted before hydration works, without a password in the address', async ({ page }) => {
  const release = await blockCode(page);
  await page.goto('/prihlaseni', { waitUntil: 'commit' });
  await page.getByLabel(LL.account.registration.username()).fill('jana');
  await page.getByLabel(LL.account.registration.password(), { exact: true }).fill('hrajem-jana');
  await page.keyboard.press('Enter');
  expect(page.url()).toMatch(/\/prihlaseni$/);
  release();
  await expect(page.getByRole('heading', { level: 1, name: LL.matches.title() })).toBeVisible();
});
