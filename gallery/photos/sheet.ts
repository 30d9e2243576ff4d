import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { html } from '@mocks/panel/html';
import { variantName, variantsPerRow, variants } from './variants';

const style = `
  body { margin: 16px; font: 14px system-ui, sans-serif; background: #ddd; width: max-content }
  .row { display: flex; gap: 10px; align-items: start; margin-bottom: 18px }
  pre { margin: 0; max-width: 60em; white-space: pre-wrap }
  figure { margin: 0 } figcaption { padding: 2px 0 }
  img { display: block; zoom: 0.36; border: 2px solid #888 }
`;

interface Picture {
  caption: string;
  png: Buffer;
}

/** The Czech screen reader snapshot of a state; undefined when there is none. */
const readSnapshot = (name: string): string | undefined => {
  const file = join(import.meta.dirname, '../heard', `${name}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

async function print(
  browser: Browser,
  title: string,
  rows: readonly (readonly (Picture | string)[])[],
  to: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 600 } });
  const source = html`<!doctype html>
    <title>${title}</title>
    <h1>${title}</h1>
    ${rows.map(
      (row) =>
        html`<div class="row">
          ${row.map((part) =>
            typeof part === 'string'
              ? html`<pre>${part}</pre>`
              : html`<figure>
                  <figcaption>${part.caption}</figcaption>
                  <img alt="" src="data:image/png;base64,${part.png.toString('base64')}" />
                </figure>`,
          )}
        </div>`,
    )}`;
  await page.setContent(source.text);
  await page.addStyleTag({ content: style });
  const size = await page.evaluate(async () => {
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    return { width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight };
  });
  await page.setViewportSize(size);
  await page.screenshot({ path: to });
  await page.close();
}

/** Prints the pictures of a state as one sheet: a row for each language and theme, with the screen reader snapshot. */
export async function printSheet(browser: Browser, name: string, folder: string, to: string): Promise<void> {
  const rows: (Picture | string)[][] = [];
  for (let start = 0; start < variants.length; start += variantsPerRow) {
    const pictures: (Picture | string)[] = await Promise.all(
      variants.slice(start, start + variantsPerRow).map(async (variant) => ({
        caption: variantName(variant),
        png: await readFile(join(folder, name, `${variantName(variant)}.png`)),
      })),
    );
    const { locale, theme } = variants[start]!;
    const snapshot = theme === 'light' && locale === 'cs' && readSnapshot(name);
    rows.push(snapshot ? [...pictures, snapshot] : pictures);
  }
  await print(browser, name, rows, to);
}

/** Compares two pictures pixel by pixel; null when they are equal, else the share of different pixels and their picture. */
function difference(before: Buffer, after: Buffer): { share: number; png: Buffer } | null {
  if (before.equals(after)) return null;
  const pictures = [before, after].map((bytes) => PNG.sync.read(bytes));
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [left, right] = pictures.map((picture) => {
    const padded = new PNG({ width, height });
    PNG.bitblt(picture, padded, 0, 0, picture.width, picture.height, 0, 0);
    return padded.data;
  });
  const differencePng = new PNG({ width, height });
  const changed = pixelmatch(left!, right!, differencePng.data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.2,
    diffColor: [220, 0, 60],
  });
  return changed === 0 ? null : { share: changed / (width * height), png: PNG.sync.write(differencePng) };
}

/** Prints each changed variant of a state as before, after and difference; returns the number of changed variants. */
export async function printChanges(
  browser: Browser,
  name: string,
  folders: { before: string; after: string },
  to: string,
): Promise<number> {
  const rows: Picture[][] = [];
  for (const variant of variants) {
    const file = join(name, `${variantName(variant)}.png`);
    if (!existsSync(join(folders.before, file))) continue;
    const read = (folder: string) => readFile(join(folder, file));
    const [before, after] = await Promise.all([read(folders.before), read(folders.after)]);
    const changed = difference(before, after);
    if (!changed) continue;
    const share = (changed.share * 100).toFixed(2);
    rows.push([
      { caption: `${variantName(variant)}, before`, png: before },
      { caption: 'after', png: after },
      { caption: `${share} % of the pixels`, png: changed.png },
    ]);
  }
  if (rows.length > 0) await print(browser, name, rows, to);
  return rows.length;
}
