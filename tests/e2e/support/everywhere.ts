import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expectNoBrokenWords, expectNoSidewaysScrolling, showWholePage } from './whole-page';

/** A narrow phone, and a desktop. */
const widths = [320, 1280];

/** Whether the page fits on a narrow phone and on a desktop, without scrolling sideways and with all its words whole. */
export async function expectNarrowEnough(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await showWholePage(page, width);
    await expectNoSidewaysScrolling(page, state);
    await expectNoBrokenWords(page, `${state}, ${String(width)} px`);
  }
}

/**
 * Asks axe about the screen's own part of the page, or another part of it, in both themes, on a narrow phone and on a
 * desktop, and whether it fits there without scrolling sideways.
 */
export async function expectAccessibleEverywhere(page: Page, state: string, within = 'main'): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await showWholePage(page, width);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      await expectAccessible(page, `${state}, ${theme}, ${String(width)} px`, within, {
        colours: theme === 'dark',
      });
    }
    await expectNoSidewaysScrolling(page, state);
    await expectNoBrokenWords(page, `${state}, ${String(width)} px`);
  }
  if (before) await page.setViewportSize(before);
}
