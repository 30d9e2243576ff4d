import type { Page } from '@playwright/test';

/** Marks the page, to see later whether the browser was shown it anew. */
export const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { isFormer: true }));

/** Whether it is still the page that was marked; null while one page goes and the other comes. */
export const isFormer = (page: Page): Promise<boolean | null> =>
  page.evaluate(() => 'isFormer' in window).catch(() => null);
