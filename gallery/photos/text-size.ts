import type { CDPSession, Page } from '@playwright/test';

const USUAL_PX = 16;
const USUAL_FIXED_PX = 13;

/** The sessions stay open, because the browser resets the size when one ends. */
const clients = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the browser's own text size in per cent, as its settings do: media queries follow it. Only Chromium supports other sizes than 100. */
export async function setTextSize(page: Page, text: number): Promise<void> {
  if (text === 100 && !clients.has(page)) return;
  const opening = clients.get(page) ?? page.context().newCDPSession(page);
  clients.set(page, opening);
  const client = await opening;
  await client.send('Page.setFontSizes', {
    // The browser accepts whole pixels only.
    fontSizes: {
      standard: Math.round((USUAL_PX * text) / 100),
      fixed: Math.round((USUAL_FIXED_PX * text) / 100),
    },
  });
}
