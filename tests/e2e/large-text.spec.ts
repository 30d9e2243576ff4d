import { joinedMatch } from './support/choose-match';
import { expectLargeTextHeld } from './support/large-text';
import { expect, test } from './support/test';
import { words } from './support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Screens as they come are looked at in states.spec.ts.
test('menus and dialogs hold large text', async ({ page, backend, signIn }) => {
  const { LL } = words.cs;
  await signIn('jana');
  await page.setViewportSize({ width: 320, height: 640 });
  const { id } = await joinedMatch(backend, 'jana');
  await page.goto(`/detail/${String(id)}`);
  await page.getByRole('button', { name: LL.header.account.menuOf({ name: '' }) }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectLargeTextHeld(page, 'the account menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: RegExp(`^${LL.common.actions.leave()}`) }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectLargeTextHeld(page, 'the question before leaving');
});
