import { findInPage } from './support/find-in-page';
import { isWhole } from './support/long-run';
import { expect, test } from './support/test';

// A thousand matches.
test.use({ settings: { LARGE: '1' } });
test.slow();
test.skip(!isWhole, 'in the long run only');

test('find-in-page finds the last of a thousand matches', async ({ page, signIn, backend }) => {
  const matches = await backend.matches('jana');
  expect(matches).toHaveLength(1000);
  await signIn('jana');
  await page.goto('/?city=all');
  const titles = page.locator('main li h3');
  await expect(titles).toHaveCount(1000, { timeout: 60_000 });
  const last = await titles.last().textContent();
  expect(await findInPage(page, last ?? '', 'last')).toMatchObject({ ok: true });
  await expect(titles.last()).toBeInViewport();
  // The first are always laid out, the others when they come near; `hidden` would keep them from being found.
  const days = page.locator('main ul[data-day]');
  await expect(days.first()).toHaveCSS('content-visibility', 'visible');
  await expect(days.last()).toHaveCSS('content-visibility', 'auto');
});
