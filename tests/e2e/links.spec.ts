import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { screens } from './support/addresses';
import { matchParts } from './support/match-page';
import { expect, test } from './support/test';
import { words } from './support/words';

/** The address of a screen. */
const at = (name: string, locale: Locale): string =>
  screens.find((screen) => screen.name === name)?.path[locale] ?? '';

/** Follows a link within a part of the page and waits for the screen. */
async function follow(page: Page, part: 'banner' | 'main' | 'contentinfo', link: string, address: string) {
  await page.getByRole(part).getByRole('link', { name: link, exact: true }).click();
  await expect(page).toHaveURL(address);
  // The focus follows, so that a screen reader begins there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('anonymous people reach every public screen by links', async ({ page, backend }) => {
  const { header, home, login, account } = words.cs.LL;
  await page.goto(at('Home', 'cs'));
  await follow(page, 'contentinfo', header.footer.howItWorks(), at('How it works', 'cs'));
  await follow(page, 'contentinfo', header.footer.about(), at('About us', 'cs'));
  await follow(page, 'contentinfo', header.footer.privacy(), at('Privacy policy', 'cs'));
  await follow(page, 'banner', header.home(), at('Home', 'cs'));
  await follow(page, 'main', home.landing.register(), at('Registration', 'cs'));
  await follow(page, 'main', account.registration.signIn(), at('Login', 'cs'));
  await follow(page, 'main', login.forgotten(), at('Forgot password', 'cs'));
  await page.getByLabel(account.registration.email()).fill('jana@example.com');
  await page.getByRole('button', { name: account.forgot.submit() }).click();
  await expect(page.getByText(account.forgot.sentTitle())).toBeVisible();
  const reset = await backend.mail('jana@example.com', 'reset_password');
  await page.goto(reset.link ?? '');
  await expect(page).toHaveURL(at('Reset password', 'cs'));
  const verification = await backend.mail('nova@example.com', 'verify_email');
  await page.goto(verification.link ?? '');
  await expect(page).toHaveURL(at('Email verification', 'cs'));
});

test('signed-in people reach every other screen by links', async ({ page, backend, signIn }) => {
  const { header, detail } = words.en.LL;
  const match = (await backend.matches('alex'))[1]!;
  const menuItem = async (name: string, address: string) => {
    await page.getByRole('button', { name: header.account.menuOf({ name: 'Alex Turner' }) }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  };
  await signIn('alex');
  await page.goto(at('Home', 'en'));
  const { link } = matchParts(page, 'en', match);
  await link.click();
  await expect(page).toHaveURL(at('Detail', 'en').replace(':id', String(match.id)));
  await page.getByRole('main').getByRole('link', { name: detail.back() }).click();
  await expect(page).toHaveURL(at('Home', 'en'));
  // It goes back, to the row that was opened.
  await expect(link).toBeFocused();
  const navigation = page.getByRole('navigation', { name: header.navigation.label() });
  await navigation.getByRole('link', { name: header.navigation.statistics() }).click();
  await expect(page).toHaveURL(at('Statistics', 'en'));
  await navigation.getByRole('link', { name: header.navigation.profile() }).click();
  await expect(page).toHaveURL(at('Profile', 'en'));
  await menuItem(header.account.edit(), at('Profile edit', 'en'));
  await menuItem(header.account.profile(), at('Profile', 'en'));
  await menuItem(header.account.signOut(), at('Partner', 'en'));
});
