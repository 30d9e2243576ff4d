import type { Locator, Page } from '@playwright/test';
import { recordCalls } from './support/calls';
import { chatParts, isAtEnd, longChat } from './support/chat-page';
import { openMatch } from './support/choose-match';
import { expectAccessible } from './support/axe';
import type { Backend } from './support/backend';
import { failedRequest } from './support/browser-log';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

/** A match with Jana and Alex, in which Jana has read everything. */
async function commonMatch(backend: Backend): Promise<number> {
  const { id } = await openMatch(backend, 'jana', 'alex');
  await backend.join('jana', id);
  await backend.join('alex', id);
  await backend.readChat('jana', id);
  return id;
}

/** Says to the page that it has lost the focus, or has got it back. */
const setFocus = (page: Page, isFocused: boolean) =>
  page.evaluate((has) => {
    document.hasFocus = () => has;
    window.dispatchEvent(new Event(has ? 'focus' : 'blur'));
  }, isFocused);

/** Says to the page that its tab is hidden, or shown again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', {
      value: hidden ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);

/** Long enough for what must not happen. */
const aWhile = 1500;

test('is marked as read only while somebody looks at the newest message', async ({
  page,
  backend,
  signIn,
}) => {
  test.slow();
  const id = await commonMatch(backend);
  const marked = `POST /api/match/${id}/chat/mark-read/`;
  for (let count = 1; count <= 9; count += 1) await backend.say('alex', id, `Zpráva ${count}\n\n\n\nkonec`);
  await signIn('jana');
  const calls = recordCalls(page);

  await test.step('not while the chat is below the fold', async () => {
    await page.goto(`/detail/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(aWhile);
    expect(calls.count(marked)).toBe(0);
  });
  const chat = chatParts(page);

  await test.step('not while the tab is hidden', async () => {
    await setHidden(page, true);
    await page.getByRole('link', { name: LL.chat.count({ count: 9 }) }).click();
    await expect(chat.entry('Zpráva 9')).toBeInViewport();
    await page.waitForTimeout(aWhile);
    expect(calls.count(marked)).toBe(0);
  });

  await test.step('not without the focus', async () => {
    await setFocus(page, false);
    await setHidden(page, false);
    await page.waitForTimeout(aWhile);
    expect(calls.count(marked)).toBe(0);
  });

  await test.step('once, with the focus', async () => {
    await setFocus(page, true);
    await expect.poll(() => calls.count(marked)).toBe(1);
    await page.waitForTimeout(aWhile);
    expect(calls.count(marked)).toBe(1);
  });

  await test.step('not while scrolled up', async () => {
    await chat.log.evaluate((log) => log.scrollTo(0, 0));
    await backend.say('alex', id, 'Nahoře to nevidíte');
    await expect(chat.announced).toHaveText([/Nahoře to nevidíte/]);
    await page.waitForTimeout(aWhile);
    expect(calls.count(marked)).toBe(1);
    await chat.section.getByRole('button', { name: LL.chat.newBelow({ count: 1 }) }).click();
    await expect.poll(() => calls.count(marked)).toBe(2);
  });

  await test.step('not while the page is scrolled away from it', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(chat.entry('Nahoře to nevidíte')).not.toBeInViewport();
    const isTold = page.waitForResponse(/chat\/summary/);
    await backend.say('alex', id, 'Ani tohle');
    await isTold;
    await expect(chat.entry('Ani tohle')).toHaveCount(1);
    await page.waitForTimeout(aWhile);
    expect(calls.count(marked)).toBe(2);
    await page.getByRole('link', { name: LL.chat.title() }).click();
    await expect.poll(() => calls.count(marked)).toBe(3);
  });

  await test.step('neither looked for nor marked while hidden', async () => {
    await setHidden(page, true);
    await page.waitForTimeout(500);
    const before = calls.names().length;
    await backend.say('alex', id, 'Ve skrytu');
    await page.waitForTimeout(6000);
    expect(calls.names().slice(before)).toEqual([]);
    await setHidden(page, false);
    await expect(chat.entry('Ve skrytu')).toBeVisible({ timeout: 2000 });
    await expect.poll(() => calls.count(marked)).toBe(4);
  });
});

test('a chat of 5,000 messages is whole in the document and opens at its end', async ({
  page,
  backend,
  signIn,
}) => {
  test.slow();
  const id = await commonMatch(backend);
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
  await oldest.scrollIntoViewIfNeeded();
  await expect(oldest).toBeInViewport();
  await chat.section.getByRole('button', { name: LL.chat.toNewest() }).click();
  await expect(newest).toBeInViewport();
  await expect.poll(() => isAtEnd(chat.log)).toBe(true);
});

for (const theme of ['light', 'dark']) {
  for (const width of [320, 1280]) {
    test(`axe finds nothing in the chat (${theme}, ${width} px)`, async ({
      page,
      backend,
      signIn,
      browserLog,
    }) => {
      browserLog.allow(failedRequest);
      const id = await commonMatch(backend);
      await backend.say('alex', id, 'Ahoj https://example.com');
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.setViewportSize({ width, height: 800 });
      await signIn('jana');
      await page.goto(`/detail/${id}#chat`);
      const chat = chatParts(page);
      await expect(chat.divider).toBeVisible();
      await expectAccessible(page, 'unread messages', '#chat');
      await backend.misbehave({ target: 'sendChatMessage', kind: 'status', status: 429 });
      await chat.write('Odmítnutá');
      await expect(chat.retry).toBeVisible();
      await expectAccessible(page, 'a refused message', '#chat');
      await page.getByRole('button', { name: new RegExp(`^${LL.chat.bell.label()}`) }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page, 'the messages menu', '[role=menu]');
    });
  }
}
