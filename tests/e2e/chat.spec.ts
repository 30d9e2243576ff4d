import type { Page } from '@playwright/test';
import { failedRequest } from './support/browser-log';
import { recordCalls } from './support/calls';
import { chatParts } from './support/chat-page';
import { joinedMatch } from './support/choose-match';
import { pollPause, pass } from './support/clock';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

// A connection that was used before and breaks without a byte of an answer: the browser itself sends the request again.
test('a message that the browser itself sends again, and whose answers are all lost, is kept once', async ({
  page,
  backend,
  signIn,
  browserLog,
}) => {
  browserLog.allow(failedRequest);
  const text = 'Dorazím o chvíli později';
  const { id } = await joinedMatch(backend, 'jana', 'alex');
  await signIn('jana');
  await page.clock.install();
  await page.goto(`/detail/${id}#chat`);
  const chat = chatParts(page);
  await backend.misbehave({ target: 'sendChatMessage', kind: 'reset', after: true });
  await chat.write(text);
  await expect(chat.section.getByText(LL.chat.sending.sent(), { exact: true })).toBeVisible();
  await backend.heal();
  await backend.say('alex', id, 'Počkáme');
  await pass(page, pollPause);
  await expect(chat.entry('Počkáme')).toHaveCount(1);
  const kept = (await backend.chat('jana', id)).results.filter(({ message }) => message === text);
  expect(kept).toHaveLength(1);
  await expect(chat.entry(text)).toHaveCount(1);
});

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
