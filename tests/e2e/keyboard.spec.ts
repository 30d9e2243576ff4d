import type { Locator, Page } from '@playwright/test';
import { Sport } from '@/generated/schemas/sport.zod';
import { joinedMatch, openMatch } from './support/choose-match';
import { chatParts } from './support/chat-page';
import { matchParts, statusMessage } from './support/match-page';
import { signInForm } from './support/sign-in-form';
import { expect, test } from './support/test';
import { i18n } from './support/i18n';

/** Presses Tab (or another key) until the element has the focus; fails when it cannot be reached. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(element).toBeFocused();
}

test('sign in, filter, open, join, leave', { tag: '@desktop' }, async ({ page, backend }) => {
  const { LL } = i18n.cs;
  const match = await openMatch(backend, 'jana');
  const { title } = match;
  const parts = matchParts(page, 'cs', match);
  const { keyboard } = page;

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: LL.login.submit() }));
  await keyboard.press('Enter');
  const form = signInForm(page, 'cs');
  await expect(form.submit).toBeVisible();
  await tabTo(page, form.username);
  await keyboard.type('jana');
  await keyboard.press('Tab');
  await expect(form.password).toBeFocused();
  await keyboard.type('hrajem-jana');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.matches.title());

  const sport = page.getByLabel(LL.matches.filters.sport());
  await tabTo(page, page.getByRole('button', { name: LL.matches.filters.more() }));
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(sport).toBeFocused();
  for (let press = 0; press <= Sport.options.indexOf(match.sport); press += 1)
    await keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`/?sport=${match.sport}`);
  await expect(sport).toBeFocused();
  const free = page.getByRole('button', { name: LL.matches.filters.freePlaces() });
  // The focus does not wrap around the page, because in Firefox it would move to the browser's toolbars.
  await tabTo(page, free, 'Shift+Tab');
  await keyboard.press('Space');
  await expect(free).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Space');
  await expect(page).toHaveURL(`/?sport=${match.sport}`);
  await tabTo(page, parts.link);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, parts.join);
  await keyboard.press('Enter');
  await expect(statusMessage(page, LL.detail.playing({ when: '' }))).toHaveCount(1);
  await expect(parts.leave).toBeFocused();

  await keyboard.press('Enter');
  await expect(parts.stay).toBeFocused();
  await keyboard.press('Escape');
  await expect(parts.dialog).toBeHidden();
  await expect(parts.leave).toBeFocused();
  await keyboard.press('Enter');
  await expect(parts.stay).toBeFocused();
  await expect(page.locator('html'), 'the page behind does not scroll').toHaveCSS('overflow-y', 'hidden');
  // The focus does not leave the dialog.
  await keyboard.press('Tab');
  await expect(parts.reallyLeave).toBeFocused();
  await keyboard.press('Tab');
  await expect(parts.stay).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(statusMessage(page, LL.matches.left({ title }))).toBeVisible();
  await expect(parts.join).toBeFocused();
});

test('the chat can be read and scrolled', { tag: '@desktop' }, async ({ page, backend, signIn }) => {
  const { LL } = i18n.en;
  const { id } = await joinedMatch(backend, 'jana', 'alex');
  await backend.readChat('jana', id);
  for (let count = 1; count <= 9; count += 1)
    await backend.sendMessage('alex', id, `Zpráva ${count}\n\n\n\nkonec`);
  await signIn('jana');
  const { keyboard } = page;
  await page.goto(`/en/detail/${id}`);
  const chat = chatParts(page, 'en');
  const [oldest, newest] = [chat.entry('Zpráva 1').first(), chat.entry('Zpráva 9')];
  await expect(newest).toBeInViewport();

  await tabTo(page, chat.jumpToUnread);
  await keyboard.press('Enter');
  await expect(chat.divider).toBeInViewport();
  await expect(chat.log).toBeFocused();
  const toNewest = chat.section.getByRole('button', { name: LL.chat.toNewest() });
  await tabTo(page, toNewest);
  await keyboard.press('Space');
  await expect(newest).toBeInViewport();
  await expect(toNewest).toBeHidden();
  await expect(chat.log).toBeFocused();
  await keyboard.press('Home');
  // The test waits for the start, because WebKit may ignore End during a scroll.
  await expect.poll(() => chat.log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await keyboard.press('End');
  await expect(newest).toBeInViewport();
  await expect(oldest).not.toBeInViewport();
});

test('skip link and menus', { tag: '@desktop' }, async ({ page, signIn }) => {
  const { LL } = i18n.en;
  const { keyboard } = page;
  await signIn('jana');
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await keyboard.press('Tab');
  const skip = page.getByRole('link', { name: LL.header.skipToContent() });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/en');
  await keyboard.press('Tab');
  const skipToMatches = page.getByRole('link', { name: LL.matches.skip() });
  await expect(skipToMatches).toBeFocused();
  await expect(skipToMatches).toBeInViewport();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3 }).first().getByRole('link')).toBeFocused();
  await expect(page).toHaveURL('/en');

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

test('every focused element has a visible outline', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/registrace');
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
