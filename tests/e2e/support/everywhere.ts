import { expect, type Page } from '@playwright/test';
import { expectAccessible, settle } from './axe';

const widths = [320, 1280];

/** Waits until nothing on the page is still being filled and its height has stopped changing; gives that height. */
async function settledHeight(page: Page): Promise<number> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Rows that are not drawn have only a guessed height.
  await settle(page);
  return page.evaluate(async () => {
    const heightNow = () => document.documentElement.scrollHeight;
    let height = -1;
    while (height !== heightNow()) {
      height = heightNow();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return height;
  });
}

async function expectNoOverflow(page: Page, state: string, width: number): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${state}: wider than ${String(width)} px`).toBeLessThanOrEqual(0);
}

/** Whether the page fits on a narrow phone and on a desktop without scrolling sideways. */
export async function expectNarrowEnough(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settledHeight(page);
    await expectNoOverflow(page, state, width);
  }
}

/**
 * Asks axe about the screen's own part of the page, or another part of it, in both themes, on a narrow phone and on a
 * desktop, and whether it fits there without scrolling sideways.
 */
export async function expectAccessibleEverywhere(page: Page, state: string, within = 'main'): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // So high that the bar at the bottom covers nothing: what it covers otherwise is reached by scrolling.
    await page.setViewportSize({ width, height: await settledHeight(page) });
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      await expectAccessible(page, `${state}, ${theme}, ${String(width)} px`, within, {
        colours: theme === 'dark',
      });
    }
    await expectNoOverflow(page, state, width);
  }
  if (before) await page.setViewportSize(before);
}
