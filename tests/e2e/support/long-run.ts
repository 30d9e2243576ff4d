import { test } from '@playwright/test';

/** Whether all is to be tried, as `npm run test:long` does, and not a part that stands for it. */
export const isWhole = process.env.E2E_WHOLE === '1';

/** Adds to a figure of the run, such as the number of answers tried: an annotation of the test in Playwright's report. */
export function note(figure: string, count: number): void {
  test.info().annotations.push({ type: 'figure', description: `${figure}: ${String(count)}` });
}
