import type { Locator, Page } from '@playwright/test';
import { engineOf } from '../support/browsers/engines';
import { isLongRun } from '../support/browsers/long-run';
import { chatParts } from '../support/pages/chat-page';
import { joinedMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import type { Backend } from '../support/servers/backend';
import { expect, test } from '../support/test';

const { launchOptions } = engineOf(process.env.E2E_BROWSER).use;

// Only with a screen reader Chromium's accessibility tree contains elements that are not rendered.
test.use({
  settings: { LARGE: '1' },
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--force-renderer-accessibility=screen-reader'],
  },
});
test.slow();
test.skip(!isLongRun, 'in the long run only');

/**
 * The number of nodes in the browser's accessibility tree with that role and one of the names. Locators use the document instead, so
 * they do not notice nodes that the browser leaves out.
 */
async function countAccessibleNodes(page: Page, role: string, names: readonly string[]): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const nameSet = new Set<unknown>(names);
  return nodes.filter((node) => !node.ignored && node.role?.value === role && nameSet.has(node.name?.value))
    .length;
}

/** Whether find-in-page (Ctrl+F) finds the text, also in parts that `content-visibility: auto` has not rendered. */
const isFound = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wantedText) => {
    getSelection()?.removeAllRanges();
    // `window.find` is not in a standard, but every browser has it.
    const { find } = window as unknown as { find: (text: string, isCase: boolean) => boolean };
    if (!find.call(window, wantedText, true)) return false;
    getSelection()?.getRangeAt(0).startContainer.parentElement?.scrollIntoView({ block: 'center' });
    return true;
  }, text);

/** Serves a chat of jana's with `count` messages, of which the last `unread` are unread. */
async function serveLongChat(page: Page, backend: Backend, count: number, unread: number) {
  const { id } = await joinedMatch(backend, 'jana');
  const people = [
    { id: 4, display_name: 'Petr Dvořák', profile_picture: null },
    { id: 1, display_name: 'Jana Nováková', profile_picture: null },
  ];
  const results = Array.from({ length: count }, (_, index) => ({
    id: 100_000 + index,
    match_id: id,
    sender: people[index % 7 === 3 ? 1 : 0],
    kind: 'text',
    message: `Zpráva číslo ${index + 1} o tom, kdo přinese míč a kde se sejdeme.`,
    created_at: new Date(Date.now() - (count - index) * 36_000).toISOString(),
    is_mine: index % 7 === 3,
  }));
  const last_read_message_id = results.at(-1 - unread)?.id ?? null;
  await page.route(`**/api/match/${id}/chat/messages/?*`, (route) => {
    const { searchParams } = new URL(route.request().url());
    const [limit, before] = ['limit', 'before'].map((name) => Number(searchParams.get(name)));
    const earlier = before ? results.filter((message) => message.id < before) : results;
    return route.fulfill({ json: { results: earlier.slice(-(limit ?? 0)), last_read_message_id } });
  });
  const summary = {
    match_id: id,
    message_count: count,
    unread_count: unread,
    last_read_message_id,
    last_read_at: null,
    last_message: results.at(-1),
  };
  await page.route(`**/api/match/${id}/chat/summary/`, (route) => route.fulfill({ json: summary }));
  return { path: `/detail/${id}#chat`, texts: results.map(({ message }) => message) };
}

test('assistive technology and find-in-page reach all 1,000 matches', async ({ page, signIn, backend }) => {
  const matches = await backend.matches('jana');
  expect(matches).toHaveLength(1000);
  await signIn('jana');
  await page.goto('/?city=all');
  const titles = page.locator('main li h3');
  await expect(titles).toHaveCount(1000, { timeout: 60_000 });
  // Running matches of other people are collapsed at first.
  await page.locator('main summary').click();
  const names = matches.map(({ title }) => title);
  await expect.poll(() => countAccessibleNodes(page, 'heading', names), { intervals: [1000] }).toBe(1000);
  // The first days are always rendered, the others near the window; with `hidden` find-in-page would not find them.
  const days = page.locator('main ul[data-day]');
  await expect(days.first()).toHaveCSS('content-visibility', 'visible');
  await expect(days.last()).toHaveCSS('content-visibility', 'auto');
  expect(await isFound(page, (await titles.last().textContent()) ?? '')).toBe(true);
});

test('a chat of 5,000 messages opens at its end and is all reachable', async ({ page, backend, signIn }) => {
  const { path, texts } = await serveLongChat(page, backend, 5000, 300);
  await signIn('jana');
  await page.goto(path);
  const chat = chatParts(page);
  const [newest, oldest] = [texts.at(-1), texts[0]].map((text) =>
    chat.log.getByText(text ?? '', { exact: true }),
  ) as [Locator, Locator];
  await expect(newest).toBeInViewport();
  // Jumping to the unread messages works before older messages are rendered.
  await chat.jumpToUnread.click();
  await expect(chat.divider).toBeInViewport();
  await expect(oldest).toBeAttached({ timeout: 40_000 });
  await expect(chat.divider).toBeInViewport();
  await expect(chat.announced).toHaveCount(0);
  await expect.poll(() => countAccessibleNodes(page, 'StaticText', texts), { intervals: [1000] }).toBe(5000);
  expect(await isFound(page, texts[0] ?? '')).toBe(true);
  await expect(oldest).toBeInViewport();
  await chat.section.getByRole('button', { name: i18n.cs.LL.chat.toNewest() }).click();
  await expect(newest).toBeInViewport();
});
