import { pageTitle } from './support/page-title';
import { expect, test } from './support/test';

const titles = { cs: 'Stránka nenalezena', en: 'Page not found' };

/** Those of which the server or the browser could make something else; src/app/router/router.test.tsx has the others. */
const unknown = {
  cs: ['/neznama', '/detail/%2e%2e%2fprofil', '/enx'],
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

test.describe('another spelling of an address', () => {
  test.use({ serviceWorkers: 'allow' });

  test('leads to its screen, from the server and from the service worker', async ({ page }) => {
    const spellings = [
      ['/en/login/?next=%2Fen%2Fprofile#x', '/en/login?next=%2Fen%2Fprofile#x', 'Sign in'],
      ['/o-nas//', '/o-nas', 'O nás'],
      ['/en/about%2Dus?a=%2d', '/en/about-us?a=%2d', 'About us'],
      ['/EN/About-Us?a=1', '/en/about-us?a=1', 'About us'],
      ['/en//about-us', '/en/about-us', 'About us'],
      ['/x/../%4f-NAS/.', '/o-nas', 'O nás'],
    ] as const;
    for (const source of ['server', 'worker']) {
      for (const [typed, shown, heading] of spellings) {
        await test.step(`${typed}, ${source}`, async () => {
          await page.goto(typed);
          await expect(page).toHaveURL(shown);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        });
      }
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    }
  });
});
