import type { Page } from '@playwright/test';

/** A little more than the pause between two polls of the chat, in milliseconds. */
export const pollPause = 5500;

/**
 * Lets so much time pass in a page whose clock is installed, in milliseconds, and waits until what was asked for in it is
 * known here: the answer to the last question comes after it.
 */
export async function pass(page: Page, time: number): Promise<void> {
  await page.clock.runFor(time);
  await page.evaluate(() => fetch('/version.json').then((answer) => answer.text()));
}
