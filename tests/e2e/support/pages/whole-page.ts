import { expect, type Page } from '@playwright/test';
import { finishTransitions } from './axe';

/**
 * The height of the page in pixels, once its rows are rendered, because others have only an estimated height, and it no longer
 * changes. A locator would have each page parse Playwright's injected script.
 */
const settledHeight = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { documentElement: root } = document;
    let [lastHeight, frames] = [0, 0];
    while (frames < 3) {
      await new Promise(requestAnimationFrame);
      const isLoading = document.querySelector('main [aria-busy=true]:has(h3)') !== null;
      frames = !isLoading && root.scrollHeight === lastHeight ? frames + 1 : 0;
      lastHeight = root.scrollHeight;
    }
    return lastHeight;
  });

/** The number of attempts for pages whose height depends on the window. */
const attempts = 5;

/** Makes the window as high as the whole page, so that the navigation bar covers no content. */
export async function fitWindowToPage(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await finishTransitions(page);
  // Some parts, such as the log of a chat, grow with the window.
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const height = await settledHeight(page);
    if (height <= (page.viewportSize()?.height ?? 0)) return;
    await page.setViewportSize({ width, height });
  }
}

/** Fails when the page scrolls sideways. */
export async function expectNoSidewaysScrolling(page: Page, description: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const width = String(page.viewportSize()?.width);
  expect.soft(overflow, `${description}: wider than ${width} px`).toBeLessThanOrEqual(0);
}

/** Fails when a word of up to 20 letters is broken over two lines. */
export async function expectNoBrokenWords(page: Page, description: string): Promise<void> {
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
        // WebKit also returns an empty rectangle at the end of the previous line.
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(rects.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !text.parentElement?.closest('.sr-only, script, style, a[rel~=ugc]'))
          words.push(word);
      }
    }
    return words;
  });
  expect.soft(broken, `${description}: broken words`).toEqual([]);
}
