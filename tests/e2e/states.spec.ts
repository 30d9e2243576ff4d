import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import { openState } from '../../gallery/photos/open';
import { setTextSize } from '../../gallery/photos/text-size';
import type { State } from '../../gallery/state';
import { groups } from '../../gallery/states';
import { expectAccessible } from './support/axe';
import { expectNothingCut } from './support/nothing-cut';
import { expect, test } from './support/states';
import { expectNoBrokenWords, expectNoSidewaysScrolling, fitWindowToPage } from './support/whole-page';

// Reduced motion avoids wrong contrasts during a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `STATES=all` (`npm run test:long`) checks every state, in both languages and at both widths. */
const isLongRun = process.env.STATES === 'all';

/** The width of a narrow phone in pixels; the second width is that of a desktop. */
const narrowest = 320;
const widths = [narrowest, 1280];

const themes = ['light', 'dark'] as const;

interface ViewAtWidth {
  width: number;
  /** The themes that axe checks: all rules in the first theme, only colours in the others. */
  checkedThemes: readonly (typeof themes)[number][];
}

/**
 * The views in which a state is checked. Both languages have the same structure, so axe checks only Czech in the quick run. Desktops
 * differ little, so each state is checked in one of the themes there, in turns.
 */
function viewsOf({ quick }: State, turn: number): { locale: Locale; views: readonly ViewAtWidth[] }[] {
  const views = (themesAt: (width: number) => ViewAtWidth['checkedThemes']) =>
    widths.map((width) => ({ width, checkedThemes: themesAt(width) }));
  if (isLongRun) return locales.map((locale) => ({ locale, views: views(() => themes) }));
  if (quick !== 'screen') return [{ locale: 'cs', views: [{ width: narrowest, checkedThemes: themes }] }];
  return [
    { locale: 'cs', views: views((width) => (width === narrowest ? themes : [themes[turn % 2]!])) },
    { locale: 'en', views: [{ width: narrowest, checkedThemes: [] }] },
  ];
}

/**
 * The selector of the part that axe checks: a dialog or menu in front of the page, or the target of the hash. A chat grows with its
 * window, so a page with a chat never fits into the window.
 */
async function checkedPart(page: Page, { at, part }: State): Promise<string> {
  if (part !== undefined) return part;
  const layers = ['[role=alertdialog]', '[role=dialog]', '[role=menu]'];
  const open = await page.evaluate((list) => list.find((layer) => document.querySelector(layer)), layers);
  return open ?? (at.hash === undefined ? 'html' : `#${at.hash}`);
}

async function expectAccessibleIn(
  checkedThemes: ViewAtWidth['checkedThemes'],
  page: Page,
  state: State,
  description: string,
): Promise<void> {
  const selector = await checkedPart(page, state);
  for (const [index, theme] of checkedThemes.entries()) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expectAccessible(page, `${description}, ${theme}`, selector, { colours: index > 0 });
  }
}

async function expectLargeTextFits(page: Page, description: string): Promise<void> {
  for (const percent of [150, 200]) {
    await setTextSize(page, percent);
    await expectNoSidewaysScrolling(page, `${description}, ${String(percent)} %`);
    await expectNothingCut(page, `${description}, ${String(percent)} %`);
  }
  await setTextSize(page, 100);
}

/** Fails when tabs have different heights: WebKit may put the marker of a list item on its own line. */
async function expectTabsInLine(page: Page, description: string): Promise<void> {
  const tops = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.bar-tab'), (tab) => tab.getBoundingClientRect().top),
  );
  expect(new Set(tops).size, `${description}: tabs of the bar at different heights`).toBeLessThanOrEqual(1);
}

async function examine(page: Page, origin: string, state: State, turn: number): Promise<void> {
  // Only Chromium can change the text size.
  const isChromium = page.context().browser()?.browserType().name() === 'chromium';
  const hasLargeText = isChromium && (isLongRun || (state.quick && state.quick !== 'state'));
  for (const { locale, views } of viewsOf(state, turn)) {
    await openState(page, origin, state.name, { locale, theme: 'light' });
    for (const { width, checkedThemes } of views) {
      const description = `${state.name}, ${locale}, ${String(width)} px`;
      await fitWindowToPage(page, width);
      await expectNoSidewaysScrolling(page, description);
      await expectNoBrokenWords(page, description);
      await expectNothingCut(page, description);
      await expectTabsInLine(page, description);
      await expectAccessibleIn(checkedThemes, page, state, description);
      if (!hasLargeText || width !== narrowest) continue;
      // Parts that grow with the window, such as a chat, have the least room on a phone.
      await page.setViewportSize({ width, height: 640 });
      await expectLargeTextFits(page, description);
    }
  }
}

/** The number of states in one test, because starting a page takes a second. */
const statesPerTest = 8;

for (const { screen, states } of groups) {
  const checkedStates = states.filter(({ quick }) => isLongRun || quick);
  for (let start = 0; start < checkedStates.length; start += statesPerTest) {
    const part = checkedStates.slice(start, start + statesPerTest);
    test(`${screen}, from ${part[0]!.name}: accessible states that fit`, async ({ page, statesUrl }) => {
      test.setTimeout(60_000 + 30_000 * part.length);
      const crashes: string[] = [];
      page.on('pageerror', ({ message }) => {
        // WebKit reports requests in this way when a navigation cancels them.
        if (!message.endsWith(' due to access control checks.')) crashes.push(message);
      });
      for (const [turn, state] of part.entries()) {
        await test
          .step(state.name, () => examine(page, statesUrl, state, turn))
          .catch((error: unknown) => expect.soft((error as Error).message, state.name).toBe('shown'));
      }
      expect(crashes).toEqual([]);
    });
  }
}
