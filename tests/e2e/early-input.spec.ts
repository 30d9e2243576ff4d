import { holdCode } from './support/hold-code';
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

test('a long form keeps what was typed before the app is there', async ({ page }) => {
  const { registration } = LL.account;
  const username = page.getByLabel(registration.username());
  const privacy = page.getByRole('checkbox');
  for (const [where, address] of [
    ['in the same fields', '/registrace'],
    ['in those that are drawn anew', '/registrace?next=%2Fprofil'],
  ] as const) {
    await test.step(where, async () => {
      const letGo = await holdCode(page);
      await page.goto(address, { waitUntil: 'commit' });
      await username.fill('novy-hrac');
      await privacy.check();
      letGo();
      await expect(page.locator('html[data-started]')).toBeAttached();
      await expect(username).toHaveValue('novy-hrac');
      await expect(privacy).toBeChecked();
      await page.getByRole('button', { name: registration.submit() }).click();
      await expect(page.getByLabel(registration.email())).toBeFocused();
      // The form knows of both.
      await expect(username).not.toHaveAttribute('aria-invalid', 'true');
      await expect(privacy).not.toHaveAttribute('aria-invalid', 'true');
    });
  }
});
