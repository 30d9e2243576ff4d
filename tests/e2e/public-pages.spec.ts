import { locales } from '@/lib/locale';
import { routeTable } from '@/routing/table';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { words } from './support/words';

const pages = ['about', 'howItWorks', 'privacyPolicy'] as const;

for (const name of pages) {
  test(`${name} says the same in both languages`, async ({ page }) => {
    const parts: number[] = [];
    for (const locale of locales) {
      await page.goto(routeTable[name].path[locale]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTable[name].title[locale]);
      const lead = await page.locator('article > p').first().innerText();
      for (const tag of ['name=description', 'property="og:description"']) {
        await expect(page.locator(`meta[${tag}]`)).toHaveAttribute('content', lead);
      }
      parts.push(await page.locator('main').locator('h2, dt, li, tr').count());
    }
    expect(parts[0]).toBeGreaterThan(5);
    expect(parts[0]).toBe(parts[1]);
  });
}

test('the privacy policy names every cookie and for how long it stays', async ({ page, context }) => {
  await page.goto('/en/login');
  await page.getByLabel(words.en.LL.login.username()).fill('jana');
  await page.getByLabel(words.en.LL.login.password(), { exact: true }).fill('hrajem-jana');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.en.LL.matches.title() })).toBeVisible();
  await page.goto('/en/privacy-policy');
  const rows = page.getByRole('row');
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(['access_token', 'locale', 'refresh_token']);
  for (const { name, expires } of cookies) {
    const days = Math.round((expires - Date.now() / 1000) / 86_400);
    await expect(rows.filter({ hasText: name })).toContainText(`${String(days)} days`);
  }
  await expect(page.getByText('accounts.google.com')).toHaveCount(0);
});

test('signing out leads people who came through a partner to its goodbye', async ({ page, signIn }) => {
  await signIn('alex');
  await page.goto('/en');
  const { LL } = words.en;
  await page.getByRole('button', { name: /Alex/ }).click();
  await page.getByRole('menuitem', { name: LL.header.account.signOut() }).click();
  await expect(page).toHaveURL('/en/partner/sokol-brno');
  await expect(page.getByText(LL.partner.thanks({ name: 'Sokol Brno' }))).toBeVisible();
  await expect(page.getByText(LL.partner.signedOut())).toBeVisible();
  await expectAccessible(page, 'goodbye', 'main');
  await page.getByRole('link', { name: 'CS Čeština' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Na shledanou');
  await page.getByRole('link', { name: words.cs.LL.partner.signIn() }).click();
  await expect(page).toHaveURL('/prihlaseni');
});

test('an address that is no partner leads to Home, for everybody', async ({ page, signIn }) => {
  for (const [address, home] of [
    ['/partner/Sokol%20Brno', '/'],
    ['/en/partner/SOKOL', '/en'],
    [`/partner/${'x'.repeat(41)}`, '/'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signIn('jana');
  await page.goto('/en/partner/sokol-brno');
  await expect(page.getByText(words.en.LL.partner.signedIn())).toBeVisible();
  await page.getByRole('link', { name: words.en.LL.partner.matches() }).click();
  await expect(page).toHaveURL('/en');
});

test('the privacy policy names everything that stands in the storage of the browser', async ({
  page,
  backend,
  signIn,
}) => {
  await signIn('jana');
  const match = (await backend.matches('jana')).find(({ my_participation: mine }) => mine !== null);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await page.goto(`/detail/${String(match?.id)}#chat`);
  await page.getByRole('textbox').last().fill('Rozepsáno');
  await page.getByRole('button', { name: words.cs.LL.header.theme.label() }).click();
  await page.getByRole('menuitemradio', { name: words.cs.LL.header.theme.dark() }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.goto('/zasady-ochrany-osobnich-udaju');
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const names = kept.map((key) => key.replace(/(?<=:)\d+$/, ''));
  expect(names).toEqual(expect.arrayContaining(['theme', 'user:seen_matches', 'user:chat-draft:']));
  for (const name of names) await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
});

test('the app can be installed: manifest and icons are there in both languages', async ({ page }) => {
  for (const [locale, address] of [
    ['cs', '/o-nas'],
    ['en', '/en/about-us'],
  ] as const) {
    await page.goto(address);
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    const { lang, start_url, icons } = (await (await page.request.get(manifest ?? '')).json()) as {
      lang: string;
      start_url: string;
      icons: { src: string; type: string }[];
    };
    expect([lang, start_url]).toEqual([locale, locale === 'cs' ? '/' : '/en']);
    for (const { src, type } of icons) {
      expect((await page.request.get(src)).headers()['content-type']).toContain(type);
    }
  }
});
