import type { Locator } from '@playwright/test';
import type { ChatMessages } from '@/generated/schemas/chatMessages.zod';
import { countHeard } from './support/accessibility-tree';
import { chatParts, isAtEnd, planLongChat } from './support/chat-page';
import { findInPage } from './support/find-in-page';
import { isWhole } from './support/long-run';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

/** Whether the oldest message is in the document. */
const holdsAll = (log: Locator, { results }: ChatMessages): Promise<boolean> =>
  log.evaluate((element, text = '') => element.textContent.includes(text), results[0]?.message);

test('each of 200 messages is in the accessibility tree without scrolling', async ({
  page,
  backend,
  signIn,
}) => {
  const { path, chat } = await planLongChat(page, backend, 200);
  await signIn('jana');
  await page.goto(path);
  const texts = chat.results.map(({ message }) => message);
  await expect.poll(() => countHeard(page, 'StaticText', texts)).toBe(200);
});

test('a chat of 5,000 messages opens at its end, is whole in the document and found by find-in-page', async ({
  page,
  backend,
  signIn,
}) => {
  test.slow();
  const { path, chat: long } = await planLongChat(page, backend, 5000, { length: 300, unread: 258 });
  await signIn('jana');
  await page.goto(path);
  const chat = chatParts(page);
  const [newest, oldest] = [long.results.at(-1), long.results[0]].map((one) =>
    chat.log.getByText(one?.message ?? '', { exact: true }),
  ) as [Locator, Locator];
  await expect(newest).toBeInViewport();
  // Jumping needs no waiting for the older ones.
  await chat.jumpToUnread.click();
  await expect(chat.divider).toBeInViewport();
  await expect.poll(() => holdsAll(chat.log, long), { timeout: 40_000 }).toBe(true);
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

test('the page stands still while the older messages of a chat are laid out', async ({
  page,
  backend,
  signIn,
}) => {
  test.skip(!isWhole, 'in the long run only');
  test.slow();
  const { path, chat: long } = await planLongChat(page, backend, 2000);
  await signIn('jana');
  // As slow as a phone, each block of messages gets a frame of its own.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path);
  const { log } = chatParts(page);
  await expect(log.getByText(long.results.at(-1)?.message ?? '', { exact: true })).toBeInViewport();
  const places = await page.evaluateHandle(() => {
    const seen = new Set([scrollY]);
    addEventListener('scroll', () => seen.add(scrollY));
    return seen;
  });
  await expect.poll(() => holdsAll(log, long), { timeout: 40_000 }).toBe(true);
  expect(await places.evaluate((seen) => [...seen])).toHaveLength(1);
});
