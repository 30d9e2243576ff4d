import { expect, type Page } from '@playwright/test';
import { settle } from './axe';

/** How high the page is once it no longer changes, in pixels. */
const settledHeight = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    let [before, frames] = [0, 0];
    while (frames < 3) {
      await new Promise(requestAnimationFrame);
      frames = root.scrollHeight === before ? frames + 1 : 0;
      before = root.scrollHeight;
    }
    return before;
  });

/** So often a page may grow with its window before it is taken for one that always does. */
const attempts = 5;

/**
 * Makes the window so wide and as high as the page is, so that no bar covers anything: what it covers otherwise is reached
 * by scrolling. Measured once every row is filled and drawn, as before that rows have only a guessed height.
 */
export async function showWholePage(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect(page.locator('main [aria-busy=true]:has(h3)')).toHaveCount(0);
  await settle(page);
  // Parts of a page, such as the log of a chat, are as high as the window lets them be.
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const height = await settledHeight(page);
    if (height <= (page.viewportSize()?.height ?? 0)) return;
    await page.setViewportSize({ width, height });
  }
}

/** Fails when the page scrolls sideways. */
export async function expectNoSidewaysScrolling(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const width = String(page.viewportSize()?.width);
  expect.soft(overflow, `${state}: wider than ${width} px`).toBeLessThanOrEqual(0);
}

/** Fails when a word of usual length is broken, as if its column were too narrow for it. */
export async function expectNoBrokenWords(page: Page, state: string): Promise<void> {
  const broken = await page.evaluate(() => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<!\p{L})\p{L}{2,20}(?!\p{L})/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // WebKit counts the end of the line before, where nothing of the word stands.
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !text.parentElement?.closest('.sr-only, script, style, a[rel~=ugc]'))
          words.push(word);
      }
    }
    return words;
  });
  expect.soft(broken, `${state}: words in pieces`).toEqual([]);
}
