import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { openState } from '../../states/look/open';
import type { State } from '../../states/state';
import { states } from '../../states/states';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/states';
import {
  expectNoBrokenWords,
  expectNoCutText,
  expectNoSidewaysScrolling,
  showWholePage,
} from './support/whole-page';

// Nothing half faded in, whose contrast is that of a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `STATES=all`, as in `npm run test:long`: every state, in both languages and at both widths. */
const isWhole = process.env.STATES === 'all';
const widths = [320, 1280] as const;

/** A state that nothing had to be done for: a screen as it comes. */
const isBare = ({ steps = [] }: State): boolean => steps.length === 0;

/** Behind a dialog or a menu nothing can be read or used. */
async function inFront(page: Page): Promise<string> {
  for (const part of ['[role=alertdialog]', '[role=menu]']) if (await page.locator(part).count()) return part;
  return 'html';
}

async function expectReadable(page: Page, state: string): Promise<void> {
  await expectNoSidewaysScrolling(page, state);
  await expectNoBrokenWords(page, state);
  await expectNoCutText(page, state);
}

async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  const within = await inFront(page);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expectAccessible(page, `${state}, ${theme}`, within, { colours: theme === 'dark' });
  }
}

/** What of a state is looked at: in the quick part the structure once, and the words of both languages where they stand still. */
const isAsked = (state: State, locale: Locale, width: number): boolean =>
  isWhole || (locale === 'cs' && (width === 320 || isBare(state)));

for (const state of states.filter(({ quick }) => isWhole || quick === true)) {
  test(`${state.name} can be read and used by everybody`, async ({ page, statesAt }) => {
    const crashes: string[] = [];
    page.on('pageerror', ({ message }) => crashes.push(message));
    for (const locale of isWhole || isBare(state) ? (['cs', 'en'] as const) : (['cs'] as const)) {
      await openState(page, statesAt, state.name, { locale, theme: 'light' });
      for (const width of widths) {
        const where = `${state.name}, ${locale}, ${String(width)} px`;
        await showWholePage(page, width);
        await expectReadable(page, where);
        if (isAsked(state, locale, width)) await expectAccessibleInBothThemes(page, where);
      }
    }
    expect(crashes).toEqual([]);
  });
}
