import type { Page } from '@playwright/test';

/** The text size that browsers begin with, in CSS pixels. */
const usual = 16;

/**
 * Sets the text size in the settings of the browser, as a person does who needs it larger: unlike a size that the page gives
 * itself, it also counts in media queries that are written in rem. To be called once the page is open; a page that comes from
 * another origin, and a picture of more than the window of a phone, put it back.
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (usual * percent) / 100 } });
  await session.detach();
}
