import { type Locator, type Page } from '@playwright/test';
import type { Match } from '@/generated/schemas/match.zod';
import { chatParts } from '../support/pages/chat-page';
import { i18n } from '../support/pages/i18n';
import { blockCode } from '../support/pages/page';
import { expect, test } from '../support/test';

const upcoming = '**/api/match/get-upcoming-matches/*';

/** Pixels between the top of the window and that of an element. */
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

/** The rows of the list, once they are rendered with their final heights. */
async function rowsOf(page: Page): Promise<Locator> {
  await expect(page.locator('main [aria-busy=false] h3').first()).toBeAttached();
  return page.getByRole('main').getByRole('listitem');
}

/** Scrolls the list to `y` pixels and returns the row in the upper half of the window. */
async function rowAt(page: Page, y: number): Promise<Locator> {
  await rowsOf(page);
  await page.evaluate(async (to) => {
    scrollTo(0, to);
    // Rows get their final heights when they become visible, which moves other rows.
    for (let [before, frames] = [scrollY, 0]; frames < 10; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== before) [before, frames] = [scrollY, 0];
    }
  }, y);
  const href = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('main li:has(h3 a)')];
    const row = rows.find((candidate) => candidate.getBoundingClientRect().top > innerHeight / 3);
    return row?.querySelector('a')?.getAttribute('href');
  });
  expect(href).toBeTruthy();
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${href!}"]`) });
}

/** Fails unless the row is `top` pixels below the top of the window, also after everything has loaded. */
async function expectTop(page: Page, row: Locator, top: number): Promise<void> {
  await expect.poll(() => topOf(row)).toBe(top);
  await rowsOf(page);
  await page.waitForLoadState('networkidle');
  expect(await topOf(row)).toBe(top);
}

/** Clicks without scrolling, which Playwright's own click may do. */
const press = (element: Locator): Promise<void> => element.evaluate((node: HTMLElement) => node.click());

async function open(page: Page, row: Locator): Promise<void> {
  await press(row.getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL(/\/detail\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('Back restores the scroll position and focuses the row that was opened', async ({ page, signIn }) => {
  const { LL } = i18n.cs;
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn('jana');
  await page.goto('/?city=all');
  await test.step('deep in the list', async () => {
    const row = await rowAt(page, 3072);
    const top = await topOf(row);
    await open(page, row);
    await page.goBack();
    await expectTop(page, row, top);
    await expect(row.getByRole('heading').getByRole('link')).toBeFocused();
  });

  await test.step('also after a reload, and when the rows above it have changed', async () => {
    const row = await rowAt(page, 1800);
    const top = await topOf(row);
    await open(page, row);
    await page.reload();
    await page.route(upcoming, async (route) => {
      const { 'if-none-match': _, ...headers } = route.request().headers();
      const response = await route.fetch({ headers });
      const matches = (await response.json()) as Match[];
      await route.fulfill({ response, json: matches.slice(3) });
    });
    await page.goBack();
    await expectTop(page, row, top);
    await page.reload();
    await expectTop(page, row, top);
    await open(page, row);
    // The link of the app does the same as Back.
    await page.getByRole('main').getByRole('link', { name: LL.detail.back() }).first().click();
    await expectTop(page, row, top);
  });

  await test.step('also past the chat, from which Back returns to the match', async () => {
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: LL.matches.row.joined() })
      .first();
    await row.scrollIntoViewIfNeeded();
    const top = await topOf(row);
    await open(page, row);
    const { link } = chatParts(page);
    const scrollTop = (): Promise<number> => page.evaluate(() => scrollY);
    await expect.poll(scrollTop).toBe(0);
    await link.press('Enter');
    await expect(page).toHaveURL(/#chat$/);
    await expect.poll(scrollTop).toBeGreaterThan(200);
    await page.goBack();
    await expect(page).toHaveURL(/\/detail\/\d+$/);
    await expect.poll(scrollTop).toBe(0);
    await expect(link).toBeFocused();
    await link.press('Enter');
    await expect.poll(scrollTop).toBeGreaterThan(200);
    await press(page.getByRole('main').getByRole('link', { name: LL.detail.back() }).first());
    await expectTop(page, row, top);
  });

  await test.step('also while the chunk of a screen is loading', async () => {
    const level1 = page.getByRole('heading', { level: 1 });
    await page.getByRole('link', { name: LL.header.navigation.statistics() }).first().click();
    await expect(level1).toHaveText(LL.header.navigation.statistics());
    const release = await blockCode(page, /\/assets\/statistics-[^/]*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html[data-started]')).toBeAttached();
    await page.goBack();
    release();
    await expect(page).toHaveURL('/?city=all');
    await expect(level1).toHaveText(LL.matches.title());
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});
