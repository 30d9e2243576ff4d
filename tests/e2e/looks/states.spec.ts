import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import { openState } from '../../../gallery/photos/open';
import { setTextSize } from '../../../gallery/photos/text-size';
import type { State } from '../../../gallery/state';
import { groups } from '../../../gallery/states';
import { expectAccessible } from '../support/pages/axe';
import { expectNothingCut } from '../support/pages/nothing-cut';
import { expectNoBrokenWords, expectNoSidewaysScrolling, fitWindowToPage } from '../support/pages/whole-page';
import { expect, test } from '../support/servers/states';

// Reduced motion avoids wrong contrasts during a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `STATES=all` (`npm run test:long`) checks every state, in both languages and at both widths. */
const isLongRun = process.env.STATES === 'all';

/** The width of a narrow phone in pixels. */
const narrowest = 320;
/** A theme in which axe checks a view, and the rules: those about colours are the slowest, and the others are the same in every theme. */
interface Check {
  theme: 'light' | 'dark';
  rules: 'all' | 'colours' | 'others';
}

const bothThemes: readonly Check[] = [
  { theme: 'light', rules: 'all' },
  { theme: 'dark', rules: 'colours' },
];

interface ViewAtWidth {
  width: number;
  checks: readonly Check[];
}

/**
 * The views in which a state is checked. Both languages have the same structure, so axe checks only Czech in the quick run, and on a
 * desktop, which has the colours of a phone, only what depends on the layout.
 */
function viewsOf({ quick }: State): { locale: Locale; views: readonly ViewAtWidth[] }[] {
  const views = (desktop: readonly Check[]) => [
    { width: narrowest, checks: bothThemes },
    { width: 1280, checks: desktop },
  ];
  if (isLongRun) return locales.map((locale) => ({ locale, views: views(bothThemes) }));
  if (quick !== 'screen') return [{ locale: 'cs', views: [{ width: narrowest, checks: bothThemes }] }];
  return [
    { locale: 'cs', views: views([{ theme: 'light', rules: 'others' }]) },
    { locale: 'en', views: [{ width: narrowest, checks: [] }] },
  ];
}

/**
 * The selector of the part that axe checks: a dialog or menu in front of the page, or the target of the hash. A chat grows with its
 * window, so a page with a chat never fits into the window.
 */
async function checkedPart(page: Page, { at, part }: State): Promise<string> {
  if (part !== undefined) return part;
  const layers = ['[role=dialog]', '[role=menu]'];
  const open = await page.evaluate((list) => list.find((layer) => document.querySelector(layer)), layers);
  return open ?? (at.hash === undefined ? 'html' : `#${at.hash}`);
}

/** What the first state of a screen shows as well: the frame of the page, and rows like those before them. */
const repeated =
  'body header, body [data-back-line], body footer, body nav, main li[data-landmark] ~ li[data-landmark]';

/** Takes what is repeated and not in the checked part out of the page, because axe reads the whole page for any part; returns functions that put it back. */
const takeOutRepeated = (page: Page, selector: string) =>
  page.evaluateHandle(
    ([list, part]) =>
      Array.from(document.querySelectorAll(list))
        .filter((element) => part === 'html' || !(element.querySelector(part) ?? element.closest(part)))
        .map((element) => {
          const place = document.createComment('');
          element.replaceWith(place);
          return () => place.replaceWith(element);
        }),
    [repeated, selector] as const,
  );

async function expectAccessibleIn(
  checks: readonly Check[],
  page: Page,
  state: State,
  description: string,
): Promise<void> {
  const selector = await checkedPart(page, state);
  const isWhole = isLongRun || state.quick === 'screen';
  const takenOut = isWhole ? undefined : await takeOutRepeated(page, selector);
  for (const { theme, rules } of checks) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expectAccessible(page, `${description}, ${theme}`, { selector, rules });
  }
  await takenOut?.evaluate((parts) => parts.forEach((putBack) => putBack()));
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

const isChromium = (page: Page): boolean => page.context().browser()?.browserType().name() === 'chromium';

/** Opens the state in the first language, and changes the language of the open page for the next: in Chromium, as Firefox loses a page as high as its content then. */
async function openIn(
  page: Page,
  origin: string,
  { name }: State,
  locale: Locale,
  isOpen: boolean,
): Promise<void> {
  if (isLongRun || !isOpen || !isChromium(page)) {
    // Some controls of a state are a phone's.
    await page.setViewportSize({ width: narrowest, height: 800 });
    return openState(page, origin, name, { locale, theme: 'light' });
  }
  await page.locator(`a[hreflang=${locale}]:visible`).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

async function examine(page: Page, origin: string, state: State): Promise<void> {
  // Only Chromium can change the text size.
  const hasLargeText = isChromium(page) && (isLongRun || (state.quick && state.quick !== 'state'));
  for (const [index, { locale, views }] of viewsOf(state).entries()) {
    await openIn(page, origin, state, locale, index > 0);
    for (const { width, checks } of views) {
      const description = `${state.name}, ${locale}, ${String(width)} px`;
      await fitWindowToPage(page, width);
      await expectNoSidewaysScrolling(page, description);
      await expectNoBrokenWords(page, description);
      await expectNothingCut(page, description);
      await expectTabsInLine(page, description);
      await expectAccessibleIn(checks, page, state, description);
      if (!hasLargeText || width !== narrowest) continue;
      // Parts that grow with the window, such as a chat, have the least room on a phone.
      await page.setViewportSize({ width, height: 640 });
      await expectLargeTextFits(page, description);
    }
  }
}

/** The number of states in one test: few enough that no worker waits long for the last one. */
const statesPerTest = 6;

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
      for (const state of part) {
        await test
          .step(state.name, () => examine(page, statesUrl, state))
          .catch((error: unknown) => expect.soft((error as Error).message, state.name).toBe('shown'));
      }
      expect(crashes).toEqual([]);
    });
  }
}
