import type { Page } from '@playwright/test';
import { openMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { matchParts } from '../support/pages/match-page';
import { expect, test } from '../support/test';

/** Selects controls that need an edge. Links have a system colour, and the browser draws checkboxes. */
const controls =
  'button, select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])';

/**
 * Fails when a control has no visible edge on a page with forced colours, which remove fills and shadows. Entries of a bar or a menu
 * and buttons within a field need none.
 */
async function expectVisibleEdges(page: Page, description: string): Promise<void> {
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
    const visibleControls = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) && !control.closest('nav, [role=menu]'),
    );
    const fields = visibleControls.filter((control) => control.matches('input') && hasEdge(control));
    const isInField = (control: HTMLElement): boolean => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return fields.some((field) => {
        const rect = field.getBoundingClientRect();
        return left >= rect.left && right <= rect.right && top >= rect.top && bottom <= rect.bottom;
      });
    };
    return visibleControls
      .filter((control) => !hasEdge(control) && !isInField(control))
      .map((control) => control.ariaLabel ?? (control.textContent.trim() || control.id));
  }, controls);
  expect.soft(missing, `${description}: controls without an edge`).toEqual([]);
}

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const { LL } = i18n.cs;

test('forced colours show the edge of every control', async ({ page, backend, signIn }) => {
  const expectEdges = async (description: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectVisibleEdges(page, `${description}, ${String(width)} px`);
    }
  };
  const expectScreen = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(LL.common.states.loading())).toHaveCount(0);
    await expectEdges(title);
  };
  const match = await openMatch(backend, 'jana');
  await signIn('jana');
  const openMenu = () =>
    page.getByRole('button', { name: LL.header.account.menuOf({ name: 'Jana Nováková' }) }).click();
  const choose = async (entry: 'edit' | 'statistics') => {
    await openMenu();
    await page.getByRole('menuitem', { name: LL.header.account[entry]() }).click();
  };
  await page.goto('/');
  await expectScreen(LL.matches.title());
  await matchParts(page, 'cs', match).link.click();
  await expectScreen(match.title);
  await choose('edit');
  await expectScreen('Úprava profilu');
  await choose('statistics');
  await expectScreen(LL.header.navigation.statistics());
  await openMenu();
  await page.getByRole('menuitem', { name: LL.header.account.signOut() }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.home.landing.title());
  const registration = LL.account.registration.submit();
  await page.getByRole('main').getByRole('link', { name: registration }).first().click();
  await expect(page.getByRole('button', { name: registration })).toBeVisible();
  await expectEdges('registration');
});
