import { locales } from '@/lib/locale';
import { openMatch } from './support/choose-match';
import { signInForm } from './support/sign-in-form';
import { expect, test } from './support/test';
import { words } from './support/words';

const cs = words.cs.LL;
const en = words.en.LL;

test.describe('language switch', () => {
  test('keeps the screen, its query and what was typed', async ({ page }) => {
    await page.goto('/prihlaseni?next=%2Fstatistiky');
    const czech = signInForm(page, 'cs');
    await czech.username.fill('jana');
    await czech.password.fill(' with spaces ');
    await page.getByRole('link', { name: 'EN English' }).click();
    await expect(page).toHaveURL('/en/login?next=%2Fstatistiky');
    const english = signInForm(page, 'en');
    await expect(english.username).toHaveValue('jana');
    await expect(english.password).toHaveValue(' with spaces ');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page).toHaveTitle('Sign in – Hrajem');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: 'CS Čeština' }).click();
    await expect(page).toHaveURL('/prihlaseni?next=%2Fstatistiky');
    await expect(czech.username).toHaveValue('jana');
    await page.goBack();
    await expect(english.submit).toBeVisible();
  });

  test('keeps the fields of the registration', async ({ page }) => {
    await page.goto('/en/registration');
    await page.getByLabel(en.account.registration.username()).fill('pavla');
    const city = page.getByRole('combobox', { name: en.account.registration.city() });
    await city.fill('zdar');
    await page.getByRole('option', { name: /Žďár/ }).click();
    await page.getByLabel(en.account.registration.privacy()).check();
    await page.getByRole('link', { name: 'CS Čeština' }).click();
    await expect(page).toHaveURL('/registrace');
    await expect(page.getByLabel(cs.account.registration.username())).toHaveValue('pavla');
    await expect(page.getByLabel(cs.account.registration.city())).toHaveValue(/Žďár/);
    await expect(page.getByLabel(cs.account.registration.privacy())).toBeChecked();
  });

  test('keeps the match, query, hash and scroll position', async ({ page, backend, signIn }) => {
    const { id, title } = await openMatch(backend, 'jana');
    await signIn('jana');
    await page.goto(`/detail/${id}?sport=football#roster`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('link', { name: 'EN English' }).click();
    await expect(page).toHaveURL(`/en/detail/${id}?sport=football#roster`);
    await expect(page.getByRole('region', { name: 'Roster' })).toBeVisible();
  });

  test('keeps the filters and asks the backend in the new language', async ({ page, signIn }) => {
    await signIn('jana');
    await page.goto('/?sport=hockey&free=1');
    await expect(page.getByLabel(cs.matches.filters.sport())).toHaveValue('hockey');
    await page.getByRole('link', { name: 'EN English' }).click();
    await expect(page).toHaveURL('/en?sport=hockey&free=1');
    await expect(page.getByLabel(en.matches.filters.sport())).toHaveValue('hockey');
    const asked = page.waitForRequest('**/api/match/get-upcoming-matches/');
    await page.reload();
    expect((await asked).headers()['accept-language']).toBe('en');
  });
});

for (const locale of locales) {
  const { LL } = words[locale];
  const { theme, account } = LL.header;

  test(`theme menu (${locale})`, async ({ page }) => {
    const html = page.locator('html');
    const choose = async (choice: 'light' | 'dark' | 'system') => {
      await page.getByRole('button', { name: theme.label() }).click();
      await page.getByRole('menuitemradio', { name: theme[choice]() }).click();
      await expect(page.getByRole('menu')).toBeHidden();
    };
    await page.goto(locale === 'cs' ? '/o-nas' : '/en/about-us');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await choose('dark');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await choose('system');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await choose('light');
    await expect(html).toHaveAttribute('data-theme', 'light');
  });

  test(`signing out ends everything here (${locale})`, async ({ page, context, signIn }) => {
    await signIn('jana');
    await page.goto(locale === 'cs' ? '/statistiky' : '/en/statistics');
    await page.getByRole('button', { name: account.menuOf({ name: 'Jana Nováková' }) }).click();
    await page.getByRole('menuitem', { name: account.signOut() }).click();
    await expect(page).toHaveURL(locale === 'cs' ? '/' : '/en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.home.landing.title());
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toEqual(['locale']);
    await page.goBack();
    await expect(page.getByText('Jana Nováková')).toHaveCount(0);
  });

  test(`signing out leads to the partner through whom one came (${locale})`, async ({ page, signIn }) => {
    await signIn('alex');
    await page.goto(locale === 'cs' ? '/' : '/en');
    await page.getByRole('button', { name: account.menuOf({ name: 'Alex Turner' }) }).click();
    await page.getByRole('menuitem', { name: account.signOut() }).click();
    await expect(page).toHaveURL(locale === 'cs' ? '/partner/sokol-brno' : '/en/partner/sokol-brno');
  });
}
