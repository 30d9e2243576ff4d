import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import { openState } from '../../gallery/photos/open';
import { setTextSize } from '../../gallery/photos/text-size';
import type { State } from '../../gallery/state';
import { groups } from '../../gallery/states';
import { expectAccessible } from './support/axe';
import { expectNothingCut } from './support/nothing-cut';
import { expect, test } from './support/states';
import { expectNoBrokenWords, expectNoSidewaysScrolling, showWholePage } from './support/whole-page';

// Nothing half faded in, whose contrast is that of a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `STATES=all`, as in `npm run test:long`: every state, in both languages and on both widths. */
const isWhole = process.env.STATES === 'all';

/** A narrow phone, and a desktop. */
const [narrowest, wide] = [320, 1280] as const;
const widths = [narrowest, wide];

const themes = ['light', 'dark'] as const;

interface Look {
  width: number;
  /** The themes in which axe is asked; the first time about everything, then about colours. */
  asked: readonly (typeof themes)[number][];
}

/**
 * Where a state is looked at. The structure is the same in both languages; only the words are longer or shorter. What only a
 * desktop shows is much the same on all screens, so that each is asked about in one theme there, by turns.
 */
function viewsOf({ quick }: State, turn: number): { locale: Locale; looks: readonly Look[] }[] {
  const looks = (asked: (width: number) => Look['asked']) =>
    widths.map((width) => ({ width, asked: asked(width) }));
  if (isWhole) return locales.map((locale) => ({ locale, looks: looks(() => themes) }));
  if (quick !== 'screen') return [{ locale: 'cs', looks: [{ width: narrowest, asked: themes }] }];
  return [
    { locale: 'cs', looks: looks((width) => (width === narrowest ? themes : [themes[turn % 2]!])) },
    { locale: 'en', looks: [{ width: narrowest, asked: [] }] },
  ];
}

/**
 * Behind a dialog or a menu nothing can be read or used. A chat is as high as its window: one that holds the whole page never does,
 * and what comes after the chat stays behind the bar.
 */
async function inFront(page: Page, { at, part }: State): Promise<string> {
  if (part !== undefined) return part;
  const layers = ['[role=alertdialog]', '[role=dialog]', '[role=menu]'];
  const found = await page.evaluate((all) => all.find((layer) => document.querySelector(layer)), layers);
  return found ?? (at.hash === undefined ? 'html' : `#${at.hash}`);
}

async function expectAccessibleIn(
  asked: Look['asked'],
  page: Page,
  state: State,
  where: string,
): Promise<void> {
  const within = await inFront(page, state);
  for (const [index, theme] of asked.entries()) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expectAccessible(page, `${where}, ${theme}`, within, { colours: index > 0 });
  }
}

/** Firefox cannot be told the size of the text. */
const isChromium = (page: Page): boolean => page.context().browser()?.browserType().name() === 'chromium';

/** Fails where larger text is cut off or makes the page scroll sideways. */
async function expectLargeTextHeld(page: Page, state: string): Promise<void> {
  for (const percent of [150, 200]) {
    await setTextSize(page, percent);
    // The browser, whose text has 16 px, tells its pages a moment later.
    await expect(page.locator('html')).toHaveCSS('font-size', `${String((16 * percent) / 100)}px`);
    await expectNoSidewaysScrolling(page, `${state}, ${String(percent)} %`);
    await expectNothingCut(page, `${state}, ${String(percent)} %`);
  }
  await setTextSize(page, 100);
}

/** Where what stands in a list item is a grid, WebKit may give the item's mark a line of its own above it. */
async function expectTabsInLine(page: Page, where: string): Promise<void> {
  const tops = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.bar-tab'), (tab) => tab.getBoundingClientRect().top),
  );
  expect(new Set(tops).size, `${where}: tabs of the bar at different heights`).toBeLessThanOrEqual(1);
}

async function examine(page: Page, origin: string, state: State, turn: number): Promise<void> {
  const holdsLargeText = (isWhole || (state.quick && state.quick !== 'state')) && isChromium(page);
  for (const { locale, looks } of viewsOf(state, turn)) {
    await openState(page, origin, state.name, { locale, theme: 'light' });
    for (const { width, asked } of looks) {
      const where = `${state.name}, ${locale}, ${String(width)} px`;
      await showWholePage(page, width);
      await expectNoSidewaysScrolling(page, where);
      await expectNoBrokenWords(page, where);
      await expectNothingCut(page, where);
      await expectTabsInLine(page, where);
      await expectAccessibleIn(asked, page, state, where);
      if (!holdsLargeText || width !== narrowest) continue;
      // What is as high as its window, such as a chat, has least room on a phone.
      await page.setViewportSize({ width, height: 640 });
      await expectLargeTextHeld(page, where);
    }
  }
}

/** So many states make a test: a page costs a second before it shows anything. */
const together = 8;

for (const { screen, states } of groups) {
  const asked = states.filter(({ quick }) => isWhole || quick !== undefined);
  for (let start = 0; start < asked.length; start += together) {
    const part = asked.slice(start, start + together);
    test(`${screen}, from ${part[0]?.name ?? ''}: everybody can read and use it`, async ({
      page,
      statesAt,
    }) => {
      test.setTimeout(30_000 * part.length);
      const crashes: string[] = [];
      page.on('pageerror', ({ message }) => {
        // So WebKit calls a request that is cancelled because its page is left. A call that is really refused is seen in the other engines.
        if (!message.endsWith(' due to access control checks.')) crashes.push(message);
      });
      for (const [turn, state] of part.entries()) {
        await test
          .step(state.name, () => examine(page, statesAt, state, turn))
          .catch((error: unknown) => expect.soft((error as Error).message, state.name).toBe('shown'));
      }
      expect(crashes).toEqual([]);
    });
  }
}
