import type { Locator, Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import { openState } from '../../gallery/photos/open';
import { heightOf } from '../../gallery/photos/variants';
import { expect, test } from './support/states';
import { words } from './support/words';

// Where things stand on the screen of a state: what a look at its picture finds, and no other test.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: heightOf(390) };
const desktop = { width: 1280, height: heightOf(1280) };

async function show(page: Page, origin: string, name: string, locale: Locale, size: typeof phone) {
  await page.setViewportSize(size);
  await openState(page, origin, name, { locale, theme: 'light' });
}

/** Where something is in the window, in pixels. */
async function boxOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { left: x, right: x + width, top: y, bottom: y + height, centre: x + width / 2, height };
}

test('a chat that could not be loaded ends above the footer, with the field to write in', async ({
  page,
  statesAt,
}) => {
  for (const name of ['chat-failed', 'chat-refused'])
    for (const locale of locales) {
      await show(page, statesAt, name, locale, desktop);
      const chat = page.locator('#chat');
      await expect(chat.getByRole('textbox')).toBeInViewport({ ratio: 1 });
      const { bottom } = await boxOf(chat);
      expect(bottom, `${name}, ${locale}`).toBeLessThanOrEqual((await boxOf(page.locator('footer'))).top);
    }
});

test('the chat has room, beside what is to be done about the match and in a low window', async ({
  page,
  statesAt,
}) => {
  await show(page, statesAt, 'chat', 'cs', { width: 1280, height: 800 });
  const log = page.locator('#chat').getByRole('group');
  expect((await boxOf(log)).height).toBeGreaterThanOrEqual(360);
  await expect(log).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Nejdu/ })).toBeInViewport({ ratio: 1 });

  await show(page, statesAt, 'chat-failed', 'cs', { width: 1280, height: 480 });
  await page.locator('#chat').evaluate((chat) => chat.scrollIntoView());
  await expect(page.locator('#chat').getByRole('textbox')).toBeInViewport({ ratio: 1 });

  for (const name of ['chat', 'match-to-confirm', 'matches']) {
    await show(page, statesAt, name, 'cs', { width: 320, height: 320 });
    // Of the headings of days one at a time.
    const heights = await page.evaluate(() => {
      const stuck = new Map<string, number>();
      for (const element of document.querySelectorAll('body *'))
        if (getComputedStyle(element).position === 'sticky')
          stuck.set(element.tagName, Math.max(stuck.get(element.tagName) ?? 0, element.clientHeight));
      return [...stuck.values()];
    });
    expect(
      heights.reduce((sum, height) => sum + height, 0),
      name,
    ).toBeLessThanOrEqual(320 / 3);
  }
});

/** The moments and spans in brackets of a part of the page that stand on more lines than they need. */
const brokenMoments = (part: Locator): Promise<string[]> =>
  part.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      for (const { 0: found, index } of text.matchAll(
        /[^ ]+[ \u00a0]?\d+\.?[ \u00a0][^(]*\d:\d\d|\([^)]+\)/g,
      )) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + found.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(found);
      }
    }
    return broken;
  });

test('a deadline breaks neither between its day and its time nor within how far it is', async ({
  page,
  statesAt,
}) => {
  for (const name of ['match-waiting', 'match-joined', 'chat-failed'])
    for (const locale of locales)
      for (const size of [phone, desktop]) {
        await show(page, statesAt, name, locale, size);
        await expect(page.getByText(/\([^)]+\)/).first()).toBeVisible();
        const where = `${name}, ${locale}, ${String(size.width)} px`;
        expect(await brokenMoments(page.locator('article')), where).toEqual([]);
      }
});

test('what a match is while it loads ends where it ends once it has come', async ({ page, statesAt }) => {
  // The card of the facts and the roster's heading below it.
  const facts = (name: string) => page.locator(name === 'match-loading' ? 'main .shadow-card' : 'dl').first();
  const heights: number[] = [];
  for (const name of ['match-loading', 'match-open']) {
    await show(page, statesAt, name, 'cs', desktop);
    heights.push((await boxOf(facts(name))).height);
  }
  const [loading = 0, loaded = 0] = heights;
  expect(Math.abs(loading - loaded)).toBeLessThanOrEqual(24);
});

test('an empty list is said in the middle of the page', async ({ page, statesAt }) => {
  for (const name of ['matches-none', 'matches-none-of-mine']) {
    await show(page, statesAt, name, 'cs', desktop);
    const { centre } = await boxOf(page.getByRole('heading', { level: 2 }));
    expect(Math.abs(centre - desktop.width / 2), name).toBeLessThan(2);
  }
});

test('the ways out of an empty list are as wide as each other on a phone', async ({ page, statesAt }) => {
  await show(page, statesAt, 'matches-nothing-fits', 'cs', phone);
  const panel = page
    .locator('section')
    .filter({ has: page.getByText(words.cs.LL.matches.empty.loosenText()) });
  const widths = await panel
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(1);
  expect(new Set(widths).size).toBe(1);
});

test('the way off the waiting list stands below the words above it', async ({ page, statesAt }) => {
  for (const locale of locales) {
    await show(page, statesAt, 'match-waiting', locale, phone);
    const leave = page.locator('[data-press^="join-"] > span');
    const standing = page.getByText(words[locale].LL.detail.yourPosition({ position: 2 }));
    const { left } = await boxOf(leave);
    expect(Math.abs(left - (await boxOf(standing)).left), locale).toBeLessThan(2);
  }
});

test('the city in a row is never cut short, and no dot stands before nothing', async ({ page, statesAt }) => {
  for (const locale of locales)
    for (const width of [360, phone.width]) {
      await show(page, statesAt, 'matches', locale, { ...phone, width });
      const places = page.locator('[data-place] p').filter({ hasText: /, (Brno|České Budějovice|Olomouc)/ });
      const cut = await places.evaluateAll((all) =>
        all.flatMap((place) => {
          const edge = place.getBoundingClientRect();
          const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const text = texts.currentNode.textContent ?? '';
            const isHeardOnly = texts.currentNode.parentElement?.matches('.sr-only');
            if (isHeardOnly || !/^(?:Brno|České| · )/.test(text)) continue;
            const range = document.createRange();
            range.selectNodeContents(texts.currentNode);
            const { right, top } = range.getBoundingClientRect();
            if (top < edge.bottom - 2 && right > edge.right + 0.5) found.push(place.textContent);
          }
          return found;
        }),
      );
      expect(await places.count()).toBeGreaterThan(10);
      expect(cut, `${locale}, ${String(width)} px`).toEqual([]);
    }
});

test('what marks a row stands beside its title where there is room, not alone', async ({
  page,
  statesAt,
}) => {
  const unread = words.cs.LL.common.counts.unreadMessages({ count: 2 });
  await show(page, statesAt, 'matches', 'cs', desktop);
  const row = page.locator('[data-place]').filter({ hasText: unread }).first();
  const right = await row.getByRole('heading').evaluate((heading) => {
    const text = document.createRange();
    // The link is as wide as the heading.
    text.selectNodeContents(heading.firstElementChild!.firstChild!);
    return Math.max(...Array.from(text.getClientRects(), (line) => line.right));
  });
  const { left } = await boxOf(row.locator('[data-figures="2"]'));
  expect(left - right).toBeLessThan(24);
});

test('that there is no signal, and from when all is, is one line on a phone', async ({ page, statesAt }) => {
  for (const name of ['matches-offline', 'messages-offline'])
    for (const locale of locales) {
      await show(page, statesAt, name, locale, phone);
      const bar = page.locator('[data-signal-bar]');
      await expect(bar).toContainText('18:00');
      expect((await boxOf(bar)).height, `${name}, ${locale}`).toBeLessThan(28);
    }
});

test('the standing in a row keeps its distance from the time', async ({ page, statesAt }) => {
  for (const locale of locales) {
    await show(page, statesAt, 'matches', locale, phone);
    const row = page
      .locator('[data-place]')
      .filter({ hasText: words[locale].LL.matches.row.toConfirm({ when: '' }) });
    const [time, badge] = await row
      .first()
      .locator('time, time + span')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    expect(badge!.top, locale).toBeLessThan(time!.bottom);
    expect(badge!.left - time!.right, locale).toBeGreaterThanOrEqual(4);
  }
});

test('in a low window a page that opens at its chat has the field to write in above the bar', async ({
  page,
  statesAt,
}) => {
  const lowWindows = [
    { width: 740, height: 360 },
    { width: 640, height: 400 },
    { width: 844, height: 390 },
  ];
  for (const name of ['chat', 'chat-empty'])
    for (const size of lowWindows) {
      const where = `${name}, ${String(size.width)}`;
      await show(page, statesAt, name, 'cs', size);
      const bar = page.getByRole('navigation').last();
      const isBar = size.width < 768;
      const field = await boxOf(page.locator('#chat').getByRole('textbox'));
      const { top } = await boxOf(page.locator('#chat'));
      expect(top, where).toBeGreaterThanOrEqual((await boxOf(page.locator('header').first())).bottom - 1);
      expect(field.bottom, where).toBeLessThanOrEqual(isBar ? (await boxOf(bar)).top : size.height);
      expect(field.top, where).toBeGreaterThan(top);
    }
});
