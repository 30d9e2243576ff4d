import type { Page } from '@playwright/test';

/** Holds files back, the app's own code and style sheet unless told otherwise, until they are let go: also what is asked for only then. */
export async function holdCode(
  page: Page,
  files = /\/assets\/(?:app-[^/]*\.js|[^/]*\.css)$/,
): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => void (letGo = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
