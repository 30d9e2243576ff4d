import { expect, type Page } from '@playwright/test';
import { expectAccessible, settle } from './axe';

/**
 * Asks axe about the screen's own part of the page, or another part of it, in both themes, on a narrow phone and on a
 * desktop, and whether it fits there without scrolling sideways.
 */
export async function expectAccessibleEverywhere(page: Page, state: string, within = 'main'): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 1280]) {
    // So high that the bar at the bottom covers nothing: what it covers otherwise is reached by scrolling. Settled before,
    // because rows that are not drawn have only a guessed height.
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      await expectAccessible(page, `${state}, ${theme}, ${String(width)} px`, within, {
        colours: theme === 'dark',
      });
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${state}: wider than ${String(width)} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
