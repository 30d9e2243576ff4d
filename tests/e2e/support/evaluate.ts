import type { Page } from '@playwright/test';

/**
 * Evaluates a promise in the page; in the next page again when a navigation ends it. `waitForFunction` would do, but makes every
 * page parse Playwright's injected script (340 kB) a second time, besides the isolated world that locators use.
 */
export async function evaluateInLast<Answer>(page: Page, question: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await page.evaluate(question);
    } catch (error) {
      // A navigation has replaced the page meanwhile.
      if (page.isClosed()) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}
