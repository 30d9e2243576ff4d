import { holdCode } from './support/page';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

test('what is typed and pressed before the app is there is not lost, and no password comes into the address', async ({
  page,
}) => {
  const letGo = await holdCode(page);
  await page.goto('/prihlaseni', { waitUntil: 'commit' });
  await page.getByLabel(LL.account.registration.username()).fill('jana');
  await page.getByLabel(LL.account.registration.password(), { exact: true }).fill('hrajem-jana');
  await page.keyboard.press('Enter');
  expect(page.url()).toMatch(/\/prihlaseni$/);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: LL.matches.title() })).toBeVisible();
});
