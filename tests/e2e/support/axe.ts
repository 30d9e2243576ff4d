import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
    const isChanging = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    do {
      await new Promise(requestAnimationFrame);
    } while (isChanging());
  });

/** What may change with the colours alone. */
const coloursOnly = ['color-contrast', 'link-in-text-block'];

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

declare global {
  interface Window {
    axe: {
      run: (
        part: string,
        options: { runOnly: readonly string[]; resultTypes: readonly string[] },
      ) => Promise<Results>;
    };
  }
}

/** All that is told of the rest of the page would only take time. */
const resultTypes = ['violations' as const];

async function violationsOf(page: Page, within: string, colours: boolean): Promise<Results['violations']> {
  if (colours) {
    // It is in the page since that was asked about first; put there anew, it would take longer than the question.
    const { violations } = await page.evaluate(([part, options]) => window.axe.run(part, options), [
      within,
      { runOnly: coloursOnly, resultTypes },
    ] as const);
    return violations;
  }
  const axe = new AxeBuilder({ page }).options({ resultTypes }).include(within).withTags(tags);
  // The other mode opens a second page for each question; it is needed for frames of other origins only.
  return (await axe.setLegacyMode().analyze()).violations;
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
