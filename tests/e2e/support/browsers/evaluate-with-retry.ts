import type { Page } from '@playwright/test';

/**
 * Evaluates an async function in the page, and again in the next page when a navigation interrupts it. `waitForFunction` would make
 * every page parse Playwright's injected script (340 kB) a second time.
 */
export async function evaluateWithRetry<Answer>(
  page: Page,
  evaluated: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    try {
      return await page.evaluate(evaluated);
    } catch (error) {
      // A navigation has replaced the page meanwhile.
      if (page.isClosed()) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}
