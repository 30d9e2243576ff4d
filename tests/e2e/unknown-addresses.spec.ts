import { pageTitle } from './support/page-title';
import { expect, test } from './support/test';

const titles = { cs: 'Stránka nenalezena', en: 'Page not found' };

/** Those of which the server or the browser could make something else; src/app/router/router.test.tsx has the others. */
const unknown = {
  cs: ['/neznama', '/%70rihlaseni', '/detail/%2e%2e%2fprofil', '/enx'],
  en: ['/en/detail/7.0'],
} as const;

test('unknown addresses show the 404 screen', async ({ page, signIn }) => {
  await signIn('jana');
  for (const locale of ['cs', 'en'] as const) {
    for (const address of unknown[locale]) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale]);
        await expect(page).toHaveTitle(pageTitle(titles[locale]));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page).toHaveURL(address);
        await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
      });
    }
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(locale === 'cs' ? '/' : '/en');
  }
});

test('a trailing slash goes, query and hash stay', async ({ page }) => {
  for (const [typed, shown, heading] of [
    ['/en/login/?next=%2Fen%2Fprofile#x', '/en/login?next=%2Fen%2Fprofile#x', 'Sign in'],
    ['/o-nas//', '/o-nas', 'O nás'],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
