import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { i18n } from './i18n';

/** Blocks requests for files, by default the app's code and style sheet, until the returned function is called. */
export async function blockCode(
  page: Page,
  files = /\/assets\/(?:app-[^/]*\.js|[^/]*\.css)$/,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => void (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Records layout shifts in each page that is opened from now on (web.dev/cls). */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON() as unknown));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The recorded layout shifts of the page. */
export const shiftsOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);

/** A little more than the interval between two polls of the chat, in milliseconds. */
export const pollPause = 5500;

/**
 * Advances the installed clock of a page by milliseconds, and waits for one more request, so that earlier requests of the page are
 * recorded.
 */
export async function advancePageClock(page: Page, time: number): Promise<void> {
  await page.clock.runFor(time);
  await page.evaluate(() => fetch('/version.json').then((answer) => answer.text()));
}

/** A document title for `toHaveTitle`, with or without the number of unread messages before it. */
export const pageTitle = (title: string): RegExp =>
  new RegExp(String.raw`^(\(\d+\) )?${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)} – Hrajem$`);

/** Shows the screen in the other language, by the menu of the account on a phone. */
export async function switchLanguage(page: Page, from: Locale, to: Locale): Promise<void> {
  await page.getByRole('button', { name: i18n[from].LL.header.account.menuOf({ name: '' }) }).click();
  await page.getByRole('menu').locator(`a[hreflang=${to}]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', to);
  await expect(page.getByRole('menu')).toHaveCount(0);
}
