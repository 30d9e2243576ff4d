import type { Page } from '@playwright/test';

/** Holds code back, the app's own unless told otherwise, until it is let go: also what is asked for only then. */
export async function holdCode(page: Page, files = /\/assets\/app-[^/]*\.js$/): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => void (letGo = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
