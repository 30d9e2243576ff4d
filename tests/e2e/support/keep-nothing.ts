import type { BrowserContext, Page } from '@playwright/test';

/** The pages opened from now on keep nothing on the device: for what is seen when nothing can be had. */
export const noOfflineCache = (browser: Page | BrowserContext): Promise<unknown> =>
  browser.addInitScript(() => localStorage.setItem('keep_on_device', 'off'));
