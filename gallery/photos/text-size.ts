import type { CDPSession, Page } from '@playwright/test';

const USUAL_PX = 16;
const USUAL_FIXED_PX = 13;

/** The sessions stay open, because the browser resets the text size when a session ends. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the browser's own text size in per cent, as its settings do (media queries follow it), and waits until the page has it. Only Chromium supports other sizes than 100. */
export async function setTextSize(page: Page, text: number): Promise<void> {
  if (text === 100 && !sessions.has(page)) return;
  const opening = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opening);
  // The browser accepts whole pixels only.
  const [standard, fixed] = [USUAL_PX, USUAL_FIXED_PX].map((size) => Math.round((size * text) / 100));
  await (await opening).send('Page.setFontSizes', { fontSizes: { standard: standard!, fixed: fixed! } });
  await page.evaluate(async (fontSize) => {
    while (getComputedStyle(document.documentElement).fontSize !== fontSize)
      await new Promise(requestAnimationFrame);
  }, `${standard}px`);
}
