import { pageTitle } from './support/page-title';
import { expect, test } from './support/test';

const titles = { cs: 'Stránka nenalezena', en: 'Page Not Found' };

const unknown = {
  cs: [
    '/neznama',
    '/login',
    '/registration',
    '/about-us',
    '/prihlaseni/dal',
    '/Prihlaseni',
    '/%70rihlaseni',
    '/partner',
    '/detail',
    '/detail/0',
    '/detail/abc',
    '/detail/1e3',
    '/detail/01',
    '/detail/2147483648',
    '/detail/3/chat',
    '/detail/%2e%2e%2fprofil',
    '/enx',
  ],
  en: [
    '/en/nowhere',
    '/en/prihlaseni',
    '/en/detail/-1',
    '/en/detail/7.0',
    '/en/en',
    '/en/en/login',
    '/en/o-nas',
  ],
} as const;

for (const locale of ['cs', 'en'] as const) {
  test(`unknown addresses show the 404 screen (${locale})`, async ({ page, signIn }) => {
    await signIn('jana');
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
  });
}

test('a trailing slash goes, query and hash stay', async ({ page }) => {
  for (const [typed, shown] of [
    ['/prihlaseni/', '/prihlaseni'],
    ['/en/', '/en'],
    ['/en/login/?next=%2Fen%2Fprofile#x', '/en/login?next=%2Fen%2Fprofile#x'],
    ['/o-nas//', '/o-nas'],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/404|nenalezena|Not Found/);
  }
});

test('a malformed partner leads to Home', async ({ page }) => {
  for (const partner of ['Sokol', 'a_b', 'x'.repeat(41), '%20', 'a.b']) {
    await page.goto(`/partner/${partner}`);
    await expect(page).toHaveURL('/');
    await page.goto(`/en/partner/${partner}`);
    await expect(page).toHaveURL('/en');
  }
});

test('a match that does not exist says so', async ({ page, signIn, browserLog }) => {
  browserLog.allow('status of 404');
  await signIn('jana');
  await page.goto('/detail/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenhle zápas neexistuje');
  await page.goto('/en/detail/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This match doesn’t exist');
  await page.getByRole('link', { name: 'Show all matches' }).click();
  await expect(page).toHaveURL('/en');
});
