import { openMatch } from './support/choose-match';
import { expect, test } from './support/test';
import { words } from './support/words';
import type { Page } from '@playwright/test';

/** What is pressed, typed into or chosen from. Links are told by the colour of links, boxes to tick are drawn by the browser. */
const controls =
  'button, select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])';

/**
 * Fails when a control has no edge that is seen, for a page with forced colours (`page.emulateMedia({ forcedColors: 'active' })`):
 * they leave neither fills nor shadows. The entries of a bar or a menu need none, and neither does a button within a field.
 */
async function expectVisibleEdges(page: Page, state: string): Promise<void> {
  const missing = await page.evaluate((selector) => {
    const isSeen = (colour: string): boolean => !/^transparent$|^rgba\(.*,\s*0\)$|\/\s*0\)$/.test(colour);
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return (['Top', 'Right', 'Bottom', 'Left'] as const).every(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) >= 1 &&
          style[`border${side}Style`] !== 'none' &&
          isSeen(style[`border${side}Color`]),
      );
    };
    const all = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) && !control.closest('nav, [role=menu]'),
    );
    const fields = all.filter((control) => control.matches('input') && hasEdge(control));
    const isInField = (control: HTMLElement): boolean => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return fields.some((field) => {
        const place = field.getBoundingClientRect();
        return left >= place.left && right <= place.right && top >= place.top && bottom <= place.bottom;
      });
    };
    return all
      .filter((control) => !hasEdge(control) && !isInField(control))
      .map((control) => control.ariaLabel ?? (control.textContent.trim() || control.id));
  }, controls);
  expect.soft(missing, `${state}: controls without an edge`).toEqual([]);
}

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const { LL } = words.cs;

test('forced colours show the edge of every control', async ({ page, backend, signIn }) => {
  const expectEdges = async (state: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectVisibleEdges(page, `${state}, ${String(width)} px`);
    }
  };
  await page.goto('/registrace');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectEdges('registration');
  const { id } = await openMatch(backend, 'jana');
  await signIn('jana');
  for (const address of ['/', `/detail/${String(id)}`, '/profil/upravit', '/statistiky']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(LL.common.states.loading())).toHaveCount(0);
    await expectEdges(address);
  }
});
