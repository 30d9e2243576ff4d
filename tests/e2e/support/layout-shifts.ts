import type { Page } from '@playwright/test';

/** Notes what moves without a press in each page that is opened from now on (web.dev/cls). */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON() as unknown));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved in the page so far. */
export const shiftsOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
