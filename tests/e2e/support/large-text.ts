import { expect, type Page } from '@playwright/test';
import { setTextSize } from '../../../gallery/photos/text-size';
import { expectNothingCut } from './nothing-cut';
import { expectNoSidewaysScrolling } from './whole-page';

/** What browsers begin with, in pixels. */
const usual = 16;

/** Of that, in per cent. */
const sizes = [150, 200];

/** Fails where larger text is cut off or makes the page scroll sideways. Only Chromium can be told the size. */
export async function expectLargeTextHeld(page: Page, state: string): Promise<void> {
  for (const percent of sizes) {
    await setTextSize(page, percent);
    // The browser tells its pages a moment later.
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(size, 'the size of the text').toBe(`${String((usual * percent) / 100)}px`);
    await expectNoSidewaysScrolling(page, `${state}, ${String(percent)} %`);
    await expectNothingCut(page, `${state}, ${String(percent)} %`);
  }
  await setTextSize(page, 100);
}
