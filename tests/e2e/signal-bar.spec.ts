import { setTextSize } from '../../gallery/photos/text-size';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

/** What can be pressed and lies under the bar, or under words that it has no room for. */
function coveredBy(bar: Element): (string | null)[] {
  const { left, right, top, bottom } = bar.getBoundingClientRect();
  const end = Math.max(right, left + bar.scrollWidth);
  return [...document.querySelectorAll('a, button, input, select')]
    .filter((control) => !bar.contains(control))
    .map((control) => [control, control.getBoundingClientRect()] as const)
    .filter(([, box]) => box.width > 0 && box.left < end && box.right > left)
    .filter(([, box]) => box.top < bottom - 1 && box.bottom > top + 1)
    .map(([control]) => control.textContent);
}

test('losing the signal moves nothing and covers nothing to press', async ({
  page,
  context,
  signIn,
  browserLog,
}) => {
  browserLog.allow(/./);
  await signIn('jana');
  await page.goto('/');
  const rows = page.locator('main li:not([hidden]) h3');
  const bar = page.locator('[data-signal-bar]');
  const places = () =>
    rows.evaluateAll((all) => all.slice(0, 3).map((row) => row.getBoundingClientRect().top));
  for (const width of [390, 1280]) {
    await test.step(`at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(rows.nth(2)).toBeVisible();
      const before = await places();
      await context.setOffline(true);
      await expect(bar).toContainText(LL.common.states.offline());
      expect(await places()).toEqual(before);
      expect(await bar.evaluate(coveredBy)).toEqual([]);
      await context.setOffline(false);
      await expect(bar).toHaveCount(0);
      expect(await places()).toEqual(before);
    });
  }
});

test('it covers none of a guest’s controls with the largest text on the smallest phone', async ({
  page,
  context,
  browserName,
  browserLog,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be told the size.');
  browserLog.allow(/./);
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, 200);
  await page.goto('/');
  await context.setOffline(true);
  const bar = page.locator('[data-signal-bar]');
  await expect(bar).toContainText(LL.common.states.offline());
  expect(await bar.evaluate(coveredBy)).toEqual([]);
});
