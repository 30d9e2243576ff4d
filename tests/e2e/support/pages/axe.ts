import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Stops transitions and renders elements outside the window, because axe would otherwise see their old colours. */
export const finishTransitions = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
    const isChanging = () =>
      document.getAnimations().some(
        (animation) =>
          animation instanceof CSSTransition &&
          animation.effect instanceof KeyframeEffect &&
          // Firefox starts transitions inside closed `details` elements, but runs them only after opening.
          animation.effect.target?.checkVisibility(),
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

const colourRules = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  /** The part of the page that is checked. */
  selector?: string;
  /** Only the rules about colours, or only the others, for a page that was checked by the rest before. */
  rules?: 'all' | 'colours' | 'others';
}

/** Minified, because it is sent to every page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violationsOf(page: Page, { selector = 'html', rules = 'all' }: AxeOptions) {
  // axe is loaded once for each page, because loading takes longer than most runs.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options: RunOptions = {
    runOnly: rules === 'colours' ? colourRules : wcagTags,
    ...(rules === 'others' && {
      rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
    }),
    // Other types of results would only take time.
    resultTypes: ['violations'],
  };
  return page.evaluate(async ([part, runOptions]) => (await window.axe.run(part, runOptions)).violations, [
    selector,
    options,
  ] as const);
}

/** Fails when axe finds a violation of WCAG 2.2 AA on the page. `description` names the page in the message. */
export async function expectAccessible(
  page: Page,
  description: string,
  options: AxeOptions = {},
): Promise<void> {
  await finishTransitions(page);
  const violations = (await violationsOf(page, options)).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  );
  expect.soft(violations, description).toEqual([]);
}
