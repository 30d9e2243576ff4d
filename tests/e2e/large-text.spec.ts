import type { Page } from '@playwright/test';
import { locales } from '@/lib/locale';
import { setTextSize } from '../../states/look/text-size';
import { screens } from './support/addresses';
import { openMatch } from './support/choose-match';
import { expectNothingCut } from './support/nothing-cut';
import { expect, test } from './support/test';
import { expectNoSidewaysScrolling } from './support/whole-page';
import { words } from './support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(90_000);

const sizes = [150, 200];

async function check(page: Page, state: string): Promise<void> {
  for (const percent of sizes) {
    await setTextSize(page, percent);
    await expectNoSidewaysScrolling(page, `${state}, ${String(percent)} %`);
    await expectNothingCut(page, `${state}, ${String(percent)} %`);
  }
  await setTextSize(page, 100);
}

for (const isSignedIn of [false, true]) {
  test(`on the narrowest phone every screen holds large text, ${isSignedIn ? 'signed in' : 'as a guest'}`, async ({
    page,
    backend,
    signIn,
  }) => {
    if (isSignedIn) await signIn('jana');
    await page.setViewportSize({ width: 320, height: 640 });
    const { id } = await openMatch(backend, 'jana');
    const shown = screens.filter(({ isGuarded, name, layout }) =>
      isSignedIn ? layout === 'default' && (isGuarded || name === 'Home') : !isGuarded,
    );
    for (const locale of locales) {
      for (const { name, path } of shown) {
        await page.goto(path[locale].replace(':id', String(id)));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(words[locale].LL.common.states.loading())).toHaveCount(0);
        await check(page, `${name} (${locale})`);
      }
    }
  });
}

test('menus and dialogs hold large text', async ({ page, backend, signIn }) => {
  const { LL } = words.cs;
  await signIn('jana');
  await page.setViewportSize({ width: 320, height: 640 });
  const { id } = await openMatch(backend, 'jana');
  await backend.join('jana', id);
  await page.goto(`/detail/${String(id)}`);
  await page.getByRole('button', { name: LL.header.account.menuOf({ name: '' }) }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await check(page, 'the account menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: RegExp(`^${LL.common.actions.leave()}`) }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await check(page, 'the question before leaving');
});
