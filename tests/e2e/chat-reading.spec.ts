import type { Page } from '@playwright/test';
import { recordCalls } from './support/calls';
import { chatParts } from './support/chat-page';
import { joinedMatch } from './support/choose-match';
import { pollPause, pass } from './support/clock';
import type { Backend } from './support/backend';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

/** A match with Jana and Alex, in which Jana has read everything. */
async function commonMatch(backend: Backend): Promise<number> {
  const { id } = await joinedMatch(backend, 'jana', 'alex');
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
  const id = await commonMatch(backend);
  const marked = `POST /api/match/${id}/chat/mark-read/`;
  for (let count = 1; count <= 6; count += 1)
    await backend.say('alex', id, `Zpráva ${count}\n\n\n\n\n\n\nkonec`);
  await signIn('jana');
  await page.clock.install();
  const calls = recordCalls(page);
  const chat = chatParts(page);

  await test.step('not while the chat is below the fold', async () => {
    await page.goto(`/detail/${id}`);
    await expect(page.getByRole('region', { name: LL.detail.roster() })).toBeVisible();
    await pass(page, aWhile);
    expect(calls.count(marked)).toBe(0);
  });

  await test.step('not while the tab is hidden', async () => {
    await setHidden(page, true);
    await page.getByRole('link', { name: LL.chat.count({ count: 6 }) }).click();
    await expect(chat.entry('Zpráva 6')).toBeInViewport();
    await pass(page, aWhile);
    expect(calls.count(marked)).toBe(0);
  });

  await test.step('not without the focus', async () => {
    await setFocus(page, false);
    await setHidden(page, false);
    await pass(page, aWhile);
    expect(calls.count(marked)).toBe(0);
  });

  await test.step('once, with the focus', async () => {
    await setFocus(page, true);
    await expect.poll(() => calls.count(marked)).toBe(1);
    await pass(page, aWhile);
    expect(calls.count(marked)).toBe(1);
  });

  await test.step('not while scrolled up', async () => {
    await chat.log.evaluate((log) => log.scrollTo(0, 0));
    await backend.say('alex', id, 'Nahoře to nevidíte');
    await pass(page, pollPause);
    await expect(chat.announced).toHaveText([/Nahoře to nevidíte/]);
    await pass(page, aWhile);
    expect(calls.count(marked)).toBe(1);
    await chat.section.getByRole('button', { name: LL.chat.newBelow({ count: 1 }) }).click();
    await expect.poll(() => calls.count(marked)).toBe(2);
  });

  await test.step('not while the page is scrolled away from it', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(chat.entry('Nahoře to nevidíte')).not.toBeInViewport();
    await backend.say('alex', id, 'Ani tohle');
    await pass(page, pollPause);
    await expect(chat.entry('Ani tohle')).toHaveCount(1);
    await pass(page, aWhile);
    expect(calls.count(marked)).toBe(2);
    await page.getByRole('link', { name: LL.chat.title() }).click();
    await expect.poll(() => calls.count(marked)).toBe(3);
  });

  await test.step('neither looked for nor marked while hidden', async () => {
    await setHidden(page, true);
    await pass(page, 500);
    const before = calls.names().length;
    await backend.say('alex', id, 'Ve skrytu');
    await pass(page, 6000);
    expect(calls.names().slice(before)).toEqual([]);
    await setHidden(page, false);
    await expect(chat.entry('Ve skrytu')).toBeVisible({ timeout: 2000 });
    await expect.poll(() => calls.count(marked)).toBe(4);
  });
});
