import type { Page } from '@playwright/test';
import { evaluateInLast } from './evaluate';

/** Runs in the page. Resolves once the app has taken over or has said that it cannot start; at once in a page that is not the app's. */
const appSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const page = document.documentElement;
    const isSettled = (): boolean => {
      const root = document.getElementById('root');
      const message = document.getElementById('not-started');
      if (!root || message?.hidden === false) return true;
      return 'started' in page.dataset && document.getElementById('placeholder') === null;
    };
    const look = (): void => {
      if (!isSettled()) return;
      changes.disconnect();
      resolve();
    };
    const changes = new MutationObserver(look);
    const attributeFilter = ['data-started', 'hidden'];
    changes.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter });
    look();
  });

/** Waits until the app has its first screen. */
export const waitUntilSettled = (page: Page): Promise<void> => evaluateInLast(page, appSettled);

/**
 * Makes `goto` and `reload` of a page wait until the app has its first screen, as a person does who sees a skeleton. A test
 * that looks at what is there before says what it waits for (`waitUntil`).
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
