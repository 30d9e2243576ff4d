import { expectAccessible } from '../support/pages/axe';
import { expect, test } from '../support/test';

// The demo bar of `npm start` links to the outbox.
test.use({ settings: { DEMO_BAR: '1' } });

test('demo bar and panel are accessible', async ({ page }) => {
  await page.goto('/en/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Demo' }).getByRole('link')).toHaveText(/^Outbox/, {
    useInnerText: true,
  });
  await expectAccessible(page, 'login with the bar');
  await page.goto('/_mock/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `panel, ${colorScheme}`);
  }
});
