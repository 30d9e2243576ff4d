import { chatParts } from '../support/pages/chat-page';
import { joinedMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { matchParts } from '../support/pages/match-page';
import { expect, test } from '../support/test';

const { LL } = i18n.cs;

/** The texts of the controls that the bar or its overflowing text covers. */
function coveredBy(bar: Element): (string | null)[] {
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  const rightEdge = Math.max(right, left + bar.scrollWidth);
  return [...document.querySelectorAll('a, button, input, select')]
    .filter((control) => !bar.contains(control))
    .map((control) => [control, control.getBoundingClientRect()] as const)
    .filter(([, box]) => box.width > 0 && box.left < rightEdge && box.right > left)
    .filter(([, box]) => box.top < bottom - 1 && box.bottom > top + 1)
    .map(([control]) => control.textContent);
}

test('the offline bar moves no row and covers no control', async ({
  page,
  context,
  backend,
  signIn,
  browserLog,
}) => {
  browserLog.allow(/./);
  const match = await joinedMatch(backend, 'jana');
  await signIn('jana');
  await page.goto('/');
  const rows = page.locator('main li:not([hidden]) h3');
  const bar = page.locator('[data-signal-bar]');
  const tops = () =>
    rows.evaluateAll((list) => list.slice(0, 3).map((row) => row.getBoundingClientRect().top));
  for (const width of [390, 1280]) {
    await test.step(`at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(rows.nth(2)).toBeVisible();
      const topsBefore = await tops();
      await context.setOffline(true);
      await expect(bar).toContainText(LL.common.states.offline());
      expect(await tops()).toEqual(topsBefore);
      expect(await bar.evaluate(coveredBy)).toEqual([]);
      await context.setOffline(false);
      await expect(bar).toHaveCount(0);
      expect(await tops()).toEqual(topsBefore);
    });
  }

  await test.step('nor the chat', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await matchParts(page, 'cs', match).link.click();
    const { link, section, input } = chatParts(page);
    await link.click();
    await expect(input).toBeVisible();
    await context.setOffline(true);
    await expect(bar).toBeVisible();
    const expectClear = async () => {
      const bottom = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await section.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(bottom);
      await expect(input).toBeInViewport({ ratio: 1 });
    };
    // On a phone a link opens the chat; on a desktop the chat is sticky.
    await link.click();
    await expectClear();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => window.scrollTo(0, 150));
    await expectClear();
  });
});
