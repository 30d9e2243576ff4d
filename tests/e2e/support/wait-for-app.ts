import type { Page } from '@playwright/test';

/** Whether the app has taken over what the build has drawn, or has said that it cannot, or the page is none of the app's. */
export const isSettled = (): boolean => {
  const page = document.documentElement;
  const root = document.getElementById('root');
  const message = document.getElementById('not-started');
  if (!root || message?.hidden === false) return true;
  return 'started' in page.dataset && document.getElementById('placeholder') === null;
};

/**
 * Makes `goto` and `reload` of a page wait until the app has its first screen, as a person does who sees a skeleton. A test
 * that looks at what is there before says what it waits for (`waitUntil`).
 */
export function waitForApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const settle = () => page.waitForFunction(isSettled);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await settle();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await settle();
    return response;
  };
}
