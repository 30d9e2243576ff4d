import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { locales } from '@/lib/locale';
import { openState } from './open';
import { setTextSize } from './text-size';
import { windowHeight, variantName, type Variant, variants } from './variants';

/** Longer pages are cut, so that sheets stay usable. */
const MAX_HEIGHT_PX = 2600;

/** Waits until newly visible content is painted. */
const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Resizes the window and waits until the page has that size, which can take longer than the next frames. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
}

async function photographVariant(page: Page, { theme, width, text }: Variant): Promise<Buffer> {
  await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
  await setTextSize(page, text);
  await resize(page, { width, height: windowHeight(width) });
  // The window becomes as high as the page, so that no fixed bar covers its middle; with a hash the window keeps its height.
  await waitForPaint(page);
  const height = await page.evaluate(() => {
    if (location.hash === '') return document.documentElement.scrollHeight;
    document.querySelector(location.hash)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return 0;
  });
  if (height > windowHeight(width)) {
    await resize(page, { width, height: Math.min(height, MAX_HEIGHT_PX) });
    await waitForPaint(page);
  }
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

interface PhotographOptions {
  browser: Browser;
  origin: string;
  names: readonly string[];
  /** The pictures are written into a subfolder for each state. */
  folder: string;
  /** Called after each state, with the error if it failed. */
  onDone: (name: string, failure?: string) => void;
}

const PARALLEL_PAGES = 2;

/** Photographs states in every variant; a state that fails is reported to `onDone` and has no pictures. */
export async function photograph(options: PhotographOptions): Promise<void> {
  const { browser, origin, folder, onDone } = options;
  const queue = [...options.names];
  const context = await browser.newContext({
    // A context with its own size sometimes photographs a page before its new size is painted.
    viewport: null,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Prague',
    locale: 'cs-CZ',
  });
  const photographQueue = async (): Promise<void> => {
    const page = await context.newPage();
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      try {
        const stateFolder = join(folder, name);
        await mkdir(stateFolder, { recursive: true });
        for (const locale of locales) {
          await setTextSize(page, 100);
          await resize(page, { width: 390, height: windowHeight(390) });
          await openState(page, origin, name, { locale, theme: 'light' });
          for (const variant of variants.filter((candidate) => candidate.locale === locale)) {
            const file = join(stateFolder, `${variantName(variant)}.png`);
            await writeFile(file, await photographVariant(page, variant));
          }
        }
        onDone(name);
      } catch (error) {
        onDone(name, (error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, photographQueue));
  await context.close();
}
