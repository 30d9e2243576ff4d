import type { Page } from '@playwright/test';
import { chatParts } from './support/chat-page';
import { joinedMatch } from './support/choose-match';
import { pass, pollPause, recordCalls } from './support/page';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

/** Says to the page that its tab is hidden, or shown again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const visibilityState = hidden ? 'hidden' : 'visible';
    for (const [name, value] of Object.entries({ hidden, visibilityState }))
      Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);

test('is marked as read only while its newest message is in sight', async ({ page, backend, signIn }) => {
  const { id } = await joinedMatch(backend, 'jana', 'alex');
  await backend.readChat('jana', id);
  const marked = `POST /api/match/${id}/chat/mark-read/`;
  for (let count = 1; count <= 6; count += 1)
    await backend.say('alex', id, `Zpráva ${count}\n\n\n\n\n\n\nkonec`);
  await signIn('jana');
  await page.clock.install();
  const calls = recordCalls(page);
  const chat = chatParts(page);
  /** Long enough for what must not happen. */
  const aWhile = 1500;

  // Below the fold.
  await page.goto(`/detail/${id}`);
  await expect(page.getByRole('region', { name: LL.detail.roster() })).toBeVisible();
  await pass(page, aWhile);
  expect(calls.count(marked)).toBe(0);
  await setHidden(page, true);
  await page.getByRole('link', { name: LL.chat.count({ count: 6 }) }).click();
  await expect(chat.entry('Zpráva 6')).toBeInViewport();
  await pass(page, aWhile);
  expect(calls.count(marked)).toBe(0);
  await setHidden(page, false);
  await expect.poll(() => calls.count(marked)).toBe(1);

  await chat.log.evaluate((log) => log.scrollTo(0, 0));
  await backend.say('alex', id, 'Nahoře to nevidíte');
  await pass(page, pollPause);
  await expect(chat.announced).toHaveText([/Nahoře to nevidíte/]);
  await pass(page, aWhile);
  expect(calls.count(marked)).toBe(1);
  await chat.section.getByRole('button', { name: LL.chat.newBelow({ count: 1 }) }).click();
  await expect.poll(() => calls.count(marked)).toBe(2);
});
