import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab (or another key) until the element has the focus; fails when it cannot be reached. */
export async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(element).toBeFocused();
}
