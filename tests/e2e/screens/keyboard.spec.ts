import type { Locator, Page } from '@playwright/test';
import { Sport } from '@/generated/schemas/sport.zod';
import { chatParts } from '../support/pages/chat-page';
import { joinedMatch, openMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { joinedMessage, matchParts, statusMessage } from '../support/pages/match-page';
import { advancePageClock, pollPause } from '../support/pages/page';
import { signInForm } from '../support/pages/sign-in-form';
import { expect, test } from '../support/test';

/** Presses Tab (or another key) until the element has the focus; fails when it cannot be reached, or an element on the way has no visible outline. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  // A locator would look for the element again after each press.
  const target = await element.elementHandle();
  for (let press = 0; press < 80; press += 1) {
    const { name, isSeen, isTarget } = await page.evaluate((node) => {
      const focused = document.activeElement ?? document.body;
      // The link of a row has its outline around the row.
      const hasRing = [getComputedStyle(focused), getComputedStyle(focused, '::after')].some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      );
      const isSeen = hasRing || focused === document.body;
      return { name: focused.outerHTML.slice(0, 120), isSeen, isTarget: focused === node };
    }, target);
    if (press > 0) expect.soft(isSeen, name).toBe(true);
    if (isTarget) return;
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
  await tabTo(page, sport);
  for (let press = 0; press <= Sport.options.indexOf(match.sport); press += 1)
    await keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`/?sport=${match.sport}`);
  await expect(sport).toBeFocused();
  const free = page.getByRole('button', { name: LL.matches.filters.freePlaces() });
  await tabTo(page, free);
  await keyboard.press('Space');
  await expect(free).toHaveAttribute('aria-pressed', 'true');
  await expect(page).not.toHaveURL(`/?sport=${match.sport}`);
  await page.goBack();
  await expect(free).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(`/?sport=${match.sport}`);
  await tabTo(page, parts.link);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, parts.join);
  await keyboard.press('Enter');
  await expect(joinedMessage(page, 'cs')).toHaveCount(1);
  await expect(parts.leave).toBeFocused();

  const checkbox = parts.dialog.getByRole('checkbox');
  await keyboard.press('Enter');
  await expect(checkbox).toBeFocused();
  await keyboard.press('Escape');
  await expect(parts.dialog).toBeHidden();
  await expect(parts.leave).toBeFocused();
  await keyboard.press('Enter');
  await expect(checkbox).toBeFocused();
  await expect(page.locator('html'), 'the page behind does not scroll').toHaveCSS('overflow-y', 'hidden');
  // The focus does not leave the dialog.
  await keyboard.press('Tab');
  await expect(parts.stay).toBeFocused();
  await keyboard.press('Tab');
  await expect(parts.reallyLeave).toBeFocused();
  await keyboard.press('Tab');
  await expect(checkbox).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(statusMessage(page, LL.matches.left({ title }))).toBeVisible();
  await expect(parts.join).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`/?sport=${match.sport}`);
  await expect(parts.row).toBeVisible();
});

test('skip links, menus, a chat and registration', { tag: '@desktop' }, async ({ page, backend, signIn }) => {
  const { LL } = i18n.en;
  const { keyboard } = page;
  const match = await joinedMatch(backend, 'jana', 'alex');
  await backend.readChat('jana', match.id);
  for (let count = 1; count <= 9; count += 1)
    await backend.sendMessage('alex', match.id, `Zpráva ${count}\n\n\n\nkonec`);
  await signIn('jana');
  await page.clock.install();
  await page.goto('/en');
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);

  await test.step('skip links', async () => {
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
  });

  await test.step('the menu of the theme', async () => {
    const theme = page.getByRole('button', { name: LL.header.theme.label() });
    await tabTo(page, theme, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: LL.header.theme.light() })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: LL.header.theme.dark() })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(theme).toBeFocused();
  });

  const chat = chatParts(page, 'en');
  const [oldest, newest] = [chat.entry('Zpráva 1').first(), chat.entry('Zpráva 9')];

  await test.step('the chat can be read and scrolled', async () => {
    await tabTo(page, matchParts(page, 'en', match).link);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(newest).toBeInViewport();
    await expect(chat.divider).not.toBeInViewport();
    await tabTo(page, chat.jumpToUnread);
    await keyboard.press('Enter');
    await expect(chat.divider).toBeInViewport();
    await expect(chat.jumpToUnread).toBeHidden();
    await expect(chat.log).toBeFocused();
  });

  await test.step('a new message does not scroll the chat of its reader', async () => {
    await backend.sendMessage('alex', match.id, 'Bereš míč?');
    await advancePageClock(page, pollPause);
    const below = chat.section.getByRole('button', { name: LL.chat.newBelow({ count: 1 }) });
    await expect(below).toBeVisible();
    await expect(chat.divider).toBeInViewport();
    await expect(chat.announced).toHaveText([/: Bereš míč\?$/]);
    await tabTo(page, below);
    await keyboard.press('Space');
    await expect(chat.entry('Bereš míč?')).toBeInViewport();
    await expect(chat.log).toBeFocused();
    const { results } = await backend.chat('jana', match.id);
    await expect
      .poll(async () => (await backend.chat('jana', match.id)).last_read_message_id)
      .toBe(results.at(-1)?.id);
    // The divider stays before the first of the nine messages.
    await expect(chat.log.locator('[data-first-unread] + [role=listitem]')).toContainText('Zpráva 1');
  });

  await test.step('the chat scrolls to both ends', async () => {
    await keyboard.press('Home');
    // The test waits for the start, because WebKit may ignore End during a scroll.
    await expect.poll(() => chat.log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    const toNewest = chat.section.getByRole('button', { name: LL.chat.toNewest() });
    await tabTo(page, toNewest);
    await keyboard.press('Space');
    await expect(chat.entry('Bereš míč?')).toBeInViewport();
    await expect(toNewest).toBeHidden();
    await expect(chat.log).toBeFocused();
    await keyboard.press('Home');
    await expect.poll(() => chat.log.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await keyboard.press('End');
    await expect(chat.entry('Bereš míč?')).toBeInViewport();
    await expect(oldest).not.toBeInViewport();
  });

  await test.step('an answer removes the divider', async () => {
    await tabTo(page, chat.input);
    await keyboard.type('Beru.');
    await keyboard.press('Enter');
    await expect(chat.section.getByText(LL.chat.sending.sent(), { exact: true })).toBeVisible();
    await expect(chat.divider).toHaveCount(0);
  });

  await test.step('the menu of the account', async () => {
    const account = page.getByRole('button', { name: LL.header.account.menu() });
    await tabTo(page, account, 'Shift+Tab');
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

  await test.step('the form of the registration', async () => {
    const registration = LL.account.registration.submit();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: registration }).first());
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/en/registration');
    await tabTo(page, page.getByRole('button', { name: registration }));
  });
});
