import { locales } from '@/lib/locale';
import { screens } from './support/addresses';
import { recordCalls } from './support/calls';
import { pageTitle } from './support/page-title';
import { expect, test } from './support/test';
import { words } from './support/words';

for (const locale of locales) {
  const { LL } = words[locale];
  const other = locale === 'cs' ? 'en' : 'cs';

  for (const { name, path, title, layout, isGuarded = false } of screens) {
    test(`${name} opens directly: ${path[locale]}`, async ({ page, backend, signIn, baseURL }) => {
      const match = (await backend.matches('jana'))[2]!;
      const address = path[locale].replace(':id', String(match.id));
      const origin = baseURL ?? '';
      if (isGuarded) await signIn('jana');
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page).toHaveTitle(pageTitle(title ? title[locale] : match.title));
      const heading = title ? title[locale] : match.title;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        name === 'Home' ? LL.home.landing.title() : heading,
      );

      const account = page.getByRole('banner').getByRole('link', { name: LL.header.account.signIn() });
      const menu = page.getByRole('button', { name: LL.header.account.menu() });
      await expect(account.or(menu)).toHaveCount(layout === 'default' ? 1 : 0);

      const link = (selector: string) => page.locator(`head link${selector}`);
      const [czech, english] = [path.cs, path.en].map((one) => origin + one.replace(':id', String(match.id)));
      await expect(link('[rel=canonical]')).toHaveAttribute('href', origin + address);
      await expect(link('[hreflang=cs]')).toHaveAttribute('href', czech!);
      await expect(link('[hreflang=en]')).toHaveAttribute('href', english!);
      await expect(link('[hreflang=x-default]')).toHaveAttribute('href', czech!);
      await expect(link('[hreflang]')).toHaveCount(3);

      await page.getByRole('link', { name: LL.header.language[other](), exact: true }).click();
      await expect(page).toHaveURL(path[other].replace(':id', String(match.id)));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page).toHaveTitle(pageTitle(title ? title[other] : match.title));
    });
  }

  for (const { name, path } of screens.filter(({ isGuarded }) => isGuarded)) {
    test(`${name} leads an anonymous person to Home without a call: ${path[locale]}`, async ({ page }) => {
      const address = `${path[locale].replace(':id', '3')}?a=1`;
      const calls = recordCalls(page);
      await page.goto(address);
      const home = locale === 'cs' ? '/' : '/en';
      await expect(page).toHaveURL(`${home}?next=${encodeURIComponent(address)}`);
      await expect(page.getByText(LL.home.signInNotice.text())).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(calls.names()).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: LL.home.signInNotice.action() }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.login.title());
      expect(new URL(page.url()).searchParams.get('next')).toBe(address);
    });
  }
}

test('the notice has the words of the product', async ({ page }) => {
  await page.goto('/en/statistics');
  await expect(page.getByText('Sign in to see that page')).toBeVisible();
});

test('signed-in people go on from login and registration', async ({ page, signIn }) => {
  await signIn('jana');
  await page.goto('/prihlaseni');
  await expect(page).toHaveURL('/');
  await page.goto('/en/registration?next=%2Fen%2Fstatistics');
  await expect(page).toHaveURL('/en/statistics');
  for (const hostile of ['https://evil.test/', '//evil.test', '/\\evil.test', '/\t/evil.test', '/nowhere']) {
    await page.goto(`/prihlaseni?next=${encodeURIComponent(hostile)}`);
    await expect(page).toHaveURL('/');
  }
});
