import type { Locator, Page } from '@playwright/test';
import { Sport } from '@/generated/schemas/sport.zod';
import { locales } from '@/lib/locale';
import { openMatch } from './support/choose-match';
import { matchParts, message } from './support/match-page';
import { signInForm } from './support/sign-in-form';
import { expect, test } from './support/test';
import { words } from './support/words';

/** Presses Tab until the element has the focus; fails when it cannot be reached. */
async function tabTo(page: Page, element: Locator, most = 80): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

for (const locale of locales) {
  const { LL } = words[locale];
  const home = locale === 'cs' ? '/' : '/en';

  test(`sign in, filter, open, join, leave (${locale})`, async ({ page, backend }) => {
    const match = await openMatch(backend, 'jana');
    const { title } = match;
    const parts = matchParts(page, locale, match);
    const { keyboard } = page;

    await page.goto(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: LL.home.landing.signIn() }));
    await keyboard.press('Enter');
    const form = signInForm(page, locale);
    await expect(form.submit).toBeVisible();
    await tabTo(page, form.username);
    await keyboard.type('jana');
    await keyboard.press('Tab');
    await expect(form.password).toBeFocused();
    await keyboard.type('hrajem-jana');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.matches.title());

    const sport = page.getByLabel(LL.matches.filters.sport());
    await tabTo(page, sport);
    for (let press = 0; press <= Sport.options.indexOf(match.sport); press += 1)
      await keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`${home}?sport=${match.sport}`);
    await expect(sport).toBeFocused();
    const free = page.getByRole('button', { name: LL.matches.filters.freePlaces() });
    await tabTo(page, free);
    await keyboard.press('Space');
    await expect(free).toHaveAttribute('aria-pressed', 'true');
    await keyboard.press('Space');
    await expect(page).toHaveURL(`${home}?sport=${match.sport}`);
    await tabTo(page, parts.link);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, parts.join);
    await keyboard.press('Enter');
    await expect(message(page, LL.matches.joined({ title }))).toBeVisible();
    await expect(parts.leave).toBeFocused();

    await keyboard.press('Enter');
    await expect(parts.stay).toBeFocused();
    await keyboard.press('Escape');
    await expect(parts.dialog).toBeHidden();
    await expect(parts.leave).toBeFocused();
    await keyboard.press('Enter');
    await expect(parts.stay).toBeFocused();
    // The focus does not leave the dialog.
    await keyboard.press('Tab');
    await expect(parts.reallyLeave).toBeFocused();
    await keyboard.press('Tab');
    await expect(parts.stay).toBeFocused();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await expect(message(page, LL.matches.left({ title }))).toBeVisible();
    await expect(parts.join).toBeFocused();
  });

  test(`skip link and menus (${locale})`, async ({ page, signIn }) => {
    const { keyboard } = page;
    await signIn('jana');
    await page.goto(home);
    await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    await keyboard.press('Tab');
    const skip = page.getByRole('link', { name: LL.header.skipToContent() });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(home);

    await page.reload();
    await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    const theme = page.getByRole('button', { name: LL.header.theme.label() });
    await tabTo(page, theme);
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: LL.header.theme.light() })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: LL.header.theme.dark() })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(theme).toBeFocused();

    const account = page.getByRole('button', { name: LL.header.account.menu() });
    await tabTo(page, account);
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: LL.header.account.profile() })).toBeFocused();
    await keyboard.press('Escape');
    await expect(account).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: LL.header.account.signOut() })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.home.landing.title());
  });

  test(`the focus is seen wherever it goes (${locale})`, async ({ page }) => {
    await page.goto(locale === 'cs' ? '/registrace' : '/en/registration');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      const { name, isSeen } = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const hasRing = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        return { name: element.outerHTML.slice(0, 120), isSeen: hasRing || element === document.body };
      });
      expect.soft(isSeen, name).toBe(true);
    }
  });
}
