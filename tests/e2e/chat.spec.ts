import type { Page } from '@playwright/test';
import { chatParts } from './support/chat-page';
import { joinedMatch } from './support/choose-match';
import { advancePageClock, pollPause, recordCalls } from './support/page';
import { expect, test } from './support/test';
import { i18n } from './support/i18n';

const { LL } = i18n.cs;

/** Simulates that the tab of the page is hidden or visible. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const visibilityState = hidden ? 'hidden' : 'visible';
    for (const [name, value] of Object.entries({ hidden, visibilityState }))
      Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);

test('a chat is marked as read while its newest message is visible', async ({ page, backend, signIn }) => {
  const { id } = await joinedMatch(backend, 'jana', 'alex');
  await backend.readChat('jana', id);
  const markRead = `POST /api/match/${id}/chat/mark-read/`;
  for (let count = 1; count <= 6; count += 1)
    await backend.sendMessage('alex', id, `Zpráva ${count}\n\n\n\n\n\n\nkonec`);
  await signIn('jana');
  await page.clock.install();
  const calls = recordCalls(page);
  const chat = chatParts(page);
  /** A time in milliseconds within which a wrong request would come. */
  const waitingTime = 1500;

  // The chat is below the visible part of the page.
  await page.goto(`/detail/${id}`);
  await expect(page.getByRole('region', { name: LL.detail.roster() })).toBeVisible();
  await advancePageClock(page, waitingTime);
  expect(calls.count(markRead)).toBe(0);
  await setHidden(page, true);
  await page.getByRole('link', { name: LL.chat.count({ count: 6 }) }).click();
  await expect(chat.entry('Zpráva 6')).toBeInViewport();
  await advancePageClock(page, waitingTime);
  expect(calls.count(markRead)).toBe(0);
  await setHidden(page, false);
  await expect.poll(() => calls.count(markRead)).toBe(1);

  await chat.log.evaluate((log) => log.scrollTo(0, 0));
  await backend.sendMessage('alex', id, 'Nahoře to nevidíte');
  await advancePageClock(page, pollPause);
  await expect(chat.announced).toHaveText([/Nahoře to nevidíte/]);
  await advancePageClock(page, waitingTime);
  expect(calls.count(markRead)).toBe(1);
  await chat.section.getByRole('button', { name: LL.chat.newBelow({ count: 1 }) }).click();
  await expect.poll(() => calls.count(markRead)).toBe(2);
});
