import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Lets no transition of colours run, and draws what is out of sight too: axe would judge both by colours that they had
 * before.
 */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
    const isChanging = () =>
      document.getAnimations().some(
        (one) =>
          one instanceof CSSTransition &&
          one.effect instanceof KeyframeEffect &&
          // In a closed fold Firefox begins them, and runs them when it is opened.
          one.effect.target?.checkVisibility(),
      );
    do {
      await new Promise(requestAnimationFrame);
    } while (isChanging());
  });

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/** What may change with the colours alone. */
const coloursOnly = ['color-contrast', 'link-in-text-block'];

/** The smaller of its two forms: each page has to be sent it, and to read it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violationsOf(page: Page, within: string, colours: boolean) {
  // Once for each page: that takes longer than most of the questions.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options: RunOptions = {
    runOnly: colours ? coloursOnly : tags,
    // All that is told of the rest of the page would only take time.
    resultTypes: ['violations'],
  };
  return page.evaluate(async ([part, asked]) => (await window.axe.run(part, asked)).violations, [
    within,
    options,
  ] as const);
}

/**
 * Fails when axe finds a violation of WCAG 2.2 AA on the page as it stands, or in the part of it that `within` selects.
 * `state` says in the message where that is. `colours` asks about colours alone, of a page that was asked about before.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  within = 'html',
  { colours = false } = {},
): Promise<void> {
  await settle(page);
  const found = (await violationsOf(page, within, colours)).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  );
  expect.soft(found, state).toEqual([]);
}
