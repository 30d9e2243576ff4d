import type { Page } from '@playwright/test';
import { evaluateWithRetry } from './evaluate-with-retry';

/** Runs in the page. Resolves once the app has started, or shows that it cannot start; at once in pages without the app. */
const appSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const page = document.documentElement;
    const isSettled = (): boolean => {
      const root = document.getElementById('root');
      const message = document.getElementById('not-started');
      if (!root || message?.hidden === false) return true;
      return 'started' in page.dataset && document.getElementById('placeholder') === null;
    };
    const resolveIfSettled = (): void => {
      if (!isSettled()) return;
      changes.disconnect();
      resolve();
    };
    const changes = new MutationObserver(resolveIfSettled);
    const attributeFilter = ['data-started', 'hidden'];
    changes.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter });
    resolveIfSettled();
  });

/** Waits until the app has its first screen. */
export const waitUntilSettled = (page: Page): Promise<void> => evaluateWithRetry(page, appSettled);

/**
 * Makes `goto` and `reload` of a page wait for the app's first screen. A test that checks the page earlier passes `waitUntil`.
 */
export function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await waitUntilSettled(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await waitUntilSettled(page);
    return response;
  };
}
