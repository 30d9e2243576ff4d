import type { Page } from '@playwright/test';
import { finishTransitions } from '../support/pages/axe';
import { i18n } from '../support/pages/i18n';
import { expect, test } from '../support/test';

/** The contrast of two CSS colours, from 1 to 21 (WCAG 2.2, relative luminance). */
const contrast = (page: Page, left: string, right: string): Promise<number> =>
  page.evaluate(
    ([leftColour, rightColour]) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      const luminance = (colour: string): number => {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [light = 0, dark = 0] = [luminance(leftColour), luminance(rightColour)].toSorted((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    },
    [left, right] as const,
  );

test('a dark page is dark before its code has loaded', async ({ page, browserLog }) => {
  browserLog.allow(/Failed to load resource/);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const address of ['/en/about-us', '/detail/7']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The button shows the icon of the chosen theme from the beginning.
    const signs = page.locator('header [data-theme-sign]');
    const shownThemes = await signs.evaluateAll((elements) =>
      elements
        .filter((sign) => getComputedStyle(sign).display !== 'none')
        .map((sign) => sign.getAttribute('data-theme-sign')),
    );
    expect(new Set(shownThemes), address).toEqual(new Set(['dark']));
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const canvas = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    // Either of the two elements may have the canvas colour of the dark theme.
    expect(`${background} ${canvas}`).toContain('rgb(17, 25, 21)');
  }
});

test('menus and lists of options', async ({ page, signIn }) => {
  const { LL } = i18n.cs;
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn('jana');
  await page.goto('/');
  const row = page.getByRole('main').getByRole('listitem').first();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: LL.header.account.menuOf({ name: '' }) }).press('Enter');
  const item = page.getByRole('menuitem').first();
  await expect(item).toBeFocused();
  await test.step('a menu contrasts with the page, and its focused entry with the others', async () => {
    const styleOf = (element: typeof item) =>
      element.evaluate((node) => {
        const { backgroundColor, borderTopColor, borderTopWidth, outlineColor, outlineStyle } =
          getComputedStyle(node);
        return { backgroundColor, borderTopColor, borderTopWidth, outlineColor, outlineStyle };
      });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      await finishTransitions(page);
      const { backgroundColor: rowColour } = await styleOf(row);
      const menu = await styleOf(page.getByRole('menu'));
      const focused = await styleOf(item);
      expect(menu.borderTopWidth).toBe('1px');
      expect(focused.outlineStyle).toBe('solid');
      expect(await contrast(page, focused.outlineColor, menu.backgroundColor)).toBeGreaterThanOrEqual(3);
      // In the light theme a shadow separates the menu.
      if (theme === 'dark') {
        expect(menu.backgroundColor).not.toBe(rowColour);
        expect(await contrast(page, menu.borderTopColor, rowColour)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  await test.step('a list of options does not overlap the navigation bar', async () => {
    await page.getByRole('menuitem', { name: LL.header.account.edit() }).click();
    const city = page.getByRole('combobox', { name: LL.profile.cityPicker.label() });
    await city.scrollIntoViewIfNeeded();
    await city.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - 700));
    await city.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    const list = await page.getByRole('listbox').boundingBox();
    const bar = await page.getByRole('navigation', { name: LL.header.navigation.label() }).boundingBox();
    expect(list!.y + list!.height).toBeLessThanOrEqual(bar!.y);
    await expect(city).toBeInViewport({ ratio: 1 });
  });
});
