import type { Page } from '@playwright/test';
import { setTextSize } from '../../../states/look/text-size';
import { expectNothingCut } from './nothing-cut';
import { expectNoSidewaysScrolling } from './whole-page';

/** Of the browser's usual size, in per cent. */
const sizes = [150, 200];

/** Fails where larger text is cut off or makes the page scroll sideways. Only Chromium can be told the size. */
export async function expectLargeTextHeld(page: Page, state: string): Promise<void> {
  for (const percent of sizes) {
    await setTextSize(page, percent);
    await expectNoSidewaysScrolling(page, `${state}, ${String(percent)} %`);
    await expectNothingCut(page, `${state}, ${String(percent)} %`);
  }
  await setTextSize(page, 100);
}
