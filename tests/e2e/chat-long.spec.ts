import type { Locator } from '@playwright/test';
import { chatParts, isAtEnd, longChat } from './support/chat-page';
import { openMatch } from './support/choose-match';
import { findInPage } from './support/find-in-page';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

test('a chat of 5,000 messages opens at its end, is whole in the document and found by find-in-page', async ({
  page,
  backend,
  signIn,
}) => {
  test.slow();
  const { id } = await openMatch(backend, 'jana');
  await backend.join('jana', id);
  const long = longChat(id, 5000, 300);
  await page.route(`**/api/match/${id}/chat/messages/`, (route) => route.fulfill({ json: long }));
  await page.route(`**/api/match/${id}/chat/summary/`, (route) =>
    route.fulfill({
      json: {
        match_id: id,
        message_count: 5000,
        unread_count: 258,
        last_read_message_id: long.last_read_message_id,
        last_read_at: null,
        last_message: long.results.at(-1),
      },
    }),
  );
  await signIn('jana');
  await page.goto(`/detail/${id}#chat`);
  const chat = chatParts(page);
  const [newest, oldest] = [long.results.at(-1), long.results[0]].map((one) =>
    chat.log.getByText(one?.message ?? '', { exact: true }),
  ) as [Locator, Locator];
  await expect(newest).toBeInViewport();
  // Jumping needs no waiting for the older ones.
  await chat.jumpToUnread.click();
  await expect(chat.divider).toBeInViewport();
  const isWhole = () =>
    chat.log.evaluate((log, text = '') => log.textContent.includes(text), long.results[0]?.message);
  await expect.poll(isWhole, { timeout: 40_000 }).toBe(true);
  await expect(chat.divider).toBeInViewport();
  await expect(chat.announced).toHaveCount(0);
  // Out of sight is not out of the document: `auto` leaves the text to find-in-page and to screen readers.
  const hiding = await oldest.evaluate((element) => {
    const block = element.closest('[role=presentation]');
    return block && getComputedStyle(block).contentVisibility;
  });
  expect(hiding).toBe('auto');
  expect(await findInPage(page, long.results[0]?.message ?? '')).toMatchObject({ ok: true });
  await expect(oldest).toBeInViewport();
  await chat.section.getByRole('button', { name: LL.chat.toNewest() }).click();
  await expect(newest).toBeInViewport();
  await expect.poll(() => isAtEnd(chat.log)).toBe(true);
});
