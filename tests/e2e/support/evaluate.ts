import type { Page } from '@playwright/test';

/**
 * Asks the page, and the one that takes its place meanwhile: for a promise of something that is to come. `waitForFunction` would
 * do, but has all of Playwright's script for finding things (340 kB) read a second time by every page: locators have it in a world
 * of their own.
 */
export async function evaluateInLast<Answer>(page: Page, question: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await page.evaluate(question);
    } catch (error) {
      // Another page has taken its place meanwhile.
      if (page.isClosed()) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}
