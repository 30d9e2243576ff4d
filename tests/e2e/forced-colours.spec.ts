import { openMatch } from './support/choose-match';
import { expectVisibleEdges } from './support/forced-colours';
import { expect, test } from './support/test';
import { words } from './support/words';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const { LL } = words.cs;

test('forced colours show the edge of every control', { tag: '@both' }, async ({ page, backend, signIn }) => {
  await page.goto('/registrace');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectVisibleEdges(page, 'registration');
  const { id } = await openMatch(backend, 'jana');
  await signIn('jana');
  for (const address of ['/', `/detail/${String(id)}`, '/profil/upravit', '/statistiky']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(LL.common.states.loading())).toHaveCount(0);
    await expectVisibleEdges(page, address);
  }
});

test('forced colours tell what is chosen, and where the keyboard is in a menu', async ({ page, signIn }) => {
  const fill = 'background-color';
  await signIn('jana');
  await page.goto('/?mine=1&sport=football');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  const filters = LL.matches.filters;
  const unchosen = await chip(filters.freePlaces()).evaluate(
    (element) => getComputedStyle(element).backgroundColor,
  );
  await expect(chip(filters.onlyMine())).not.toHaveCSS(fill, unchosen);
  await expect(page.getByRole('combobox', { name: filters.sport() })).not.toHaveCSS(fill, unchosen);
  await expect(page.getByRole('combobox', { name: filters.city() })).toHaveCSS(fill, unchosen);

  await page.getByRole('button', { name: LL.header.account.menuOf({ name: '' }) }).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const [first, second] = await page
    .getByRole('menuitem')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).backgroundColor));
  expect(first).not.toBe(second);
});
