import type { Page } from '@playwright/test';

const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** HTML of a page with only these lines, as the fastest possible page with that text. */
export const staticPage = (title: string, lines: readonly string[]): string =>
  [
    '<!doctype html><html lang="cs"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title>`,
    ...lines.map((line) => `<p>${escape(line)}</p>`),
    '',
  ].join('\n');

/** Title and lines of text of a page, once its text no longer changes. */
export async function textOf(page: Page): Promise<{ title: string; lines: string[] }> {
  return page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
    let text = '';
    for (let turn = 0; turn < 120; turn += 1) {
      const before = text;
      text = document.body.innerText;
      if (text === before && text !== '') break;
      await pause();
    }
    const lines = text.split('\n').map((line) => line.trim());
    return { title: document.title, lines: lines.filter((line) => line !== '') };
  });
}
