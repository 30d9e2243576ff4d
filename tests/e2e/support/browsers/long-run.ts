import { test } from '@playwright/test';

/** Whether tests run completely (`npm run test:long`), instead of a sample. */
export const isLongRun = process.env.E2E_WHOLE === '1';

/** Adds a count, such as the number of tried answers, to the test's annotations in Playwright's report. */
export function annotateCount(figure: string, count: number): void {
  test.info().annotations.push({ type: 'figure', description: `${figure}: ${String(count)}` });
}
