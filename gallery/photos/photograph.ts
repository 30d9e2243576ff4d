import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '@/lib/locale';
import type { Browser, Page } from '@playwright/test';
import { openState } from './open';
import { setTextSize } from './text-size';
import { windowHeight, variantName, type Variant, variants } from './variants';

/** A picture is cut there: nobody compares more, and long texts would make sheets of metres. */
const LONGEST_PX = 2600;

/** Waits until what has become visible is painted: Firefox skips content that was not for some frames. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

async function photographVariant(page: Page, { theme, width, text }: Variant): Promise<Buffer> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  await setTextSize(page, text);
  await page.setViewportSize({ width, height: windowHeight(width) });
  // The window becomes as high as the page, so that no bar stands in its middle; a part that an address leads to stays as it is seen.
  await painted(page);
  const height = await page.evaluate(() => {
    if (location.hash === '') return document.documentElement.scrollHeight;
    document.querySelector(location.hash)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return 0;
  });
  if (height > windowHeight(width)) {
    await page.setViewportSize({ width, height: Math.min(height, LONGEST_PX) });
    await painted(page);
  }
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

interface Order {
  browser: Browser;
  /** Where the states are served. */
  origin: string;
  names: readonly string[];
  /** Gets a folder for each state with a picture of each variant. */
  folder: string;
  /** Told of each state that is done, with why it could not be, if so. */
  onDone: (name: string, failure?: string) => void;
}

/** So many pages at once. */
const PAGES = 2;

/** Photographs states in every variant. A state that does not come is told of and has no pictures. */
export async function photograph({ browser, origin, names, folder, onDone }: Order): Promise<void> {
  const queue = [...names];
  const context = await browser.newContext({
    // Each page is given its size: WebKitGTK's would be cut to the first one.
    viewport: null,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Prague',
    locale: 'cs-CZ',
  });
  const work = async (): Promise<void> => {
    const page = await context.newPage();
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      try {
        const place = join(folder, name);
        await mkdir(place, { recursive: true });
        for (const locale of locales) {
          await setTextSize(page, 100);
          await page.setViewportSize({ width: 390, height: windowHeight(390) });
          await openState(page, origin, name, { locale, theme: 'light' });
          for (const variant of variants.filter((one) => one.locale === locale))
            await writeFile(
              join(place, `${variantName(variant)}.png`),
              await photographVariant(page, variant),
            );
        }
        onDone(name);
      } catch (error) {
        onDone(name, (error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  await context.close();
}
