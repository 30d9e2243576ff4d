import type { BrowserContext, Page, Request } from '@playwright/test';

/** Holds files back, the app's own code and style sheet unless told otherwise, until they are let go: also what is asked for only then. */
export async function holdCode(
  page: Page,
  files = /\/assets\/(?:app-[^/]*\.js|[^/]*\.css)$/,
): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => void (letGo = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

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

/** A document title for `toHaveTitle`, with or without the number of unread messages before it. */
export const pageTitle = (title: string): RegExp =>
  new RegExp(String.raw`^(\(\d+\) )?${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)} – Hrajem$`);

/** Records what a page, or all pages of a context, ask for from now on. */
export function recordCalls(source: Page | BrowserContext) {
  const requests: Request[] = [];
  source.on('request', (request: Request) => void requests.push(request));
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
  return { count: (name: string) => requests.filter((one) => nameOf(one) === name).length, requests };
}
