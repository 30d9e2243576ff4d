import { expect, test } from './support/test';
import { i18n } from './support/i18n';

test('the app sets only the cookies of the product, and the privacy policy lists them with their lifetimes', async ({
  page,
  context,
}) => {
  await page.goto('/en/login');
  await page.getByLabel(i18n.en.LL.account.registration.username()).fill('jana');
  await page.getByLabel(i18n.en.LL.account.registration.password(), { exact: true }).fill('hrajem-jana');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: i18n.en.LL.matches.title() })).toBeVisible();
  await page.goto('/en/privacy-policy');
  const rows = page.getByRole('row');
  const cookies = await context.cookies();
  const attributes = Object.fromEntries(
    cookies.map(({ name, expires, sameSite, path }) => {
      const days = Math.round((expires - Date.now() / 1000) / 86_400);
      return [name, `${String(days)} days, ${sameSite}, ${path}`];
    }),
  );
  expect(attributes).toEqual({
    access_token: '7 days, Lax, /',
    refresh_token: '30 days, Lax, /',
    locale: '365 days, Lax, /',
  });
  for (const [name, description] of Object.entries(attributes)) {
    await expect(rows.filter({ hasText: name })).toContainText(description.split(',', 1)[0]!);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect(page.getByText('accounts.google.com')).toHaveCount(0);
});

test('the manifests of both languages and their icons exist', async ({ request }) => {
  for (const locale of ['cs', 'en']) {
    const manifest = await request.get(`/manifest.${locale}.webmanifest`);
    const { lang, start_url, icons, screenshots, shortcuts } = await manifest.json();
    expect([lang, start_url]).toEqual([locale, locale === 'cs' ? '/' : '/en']);
    expect(shortcuts).toMatchObject([
      { url: `${start_url}?open=next-match` },
      { url: `${start_url}?open=messages` },
    ]);
    expect(icons).not.toEqual([]);
    for (const { src, type } of [...icons, ...screenshots])
      expect((await request.get(src)).headers()['content-type']).toContain(type);
  }
});
