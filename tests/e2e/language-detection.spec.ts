import { recordFrames } from './support/record-frames';
import { expect, test } from './support/test';
import { words } from './support/words';

test.use({ locale: 'en-GB' });

test('an English browser is led to /en from / only, and never sees the Czech Home', async ({ page }) => {
  const seen = await recordFrames(page, () => {
    const root = document.getElementById('root');
    return root && getComputedStyle(root).visibility === 'visible' ? root.innerText : null;
  });
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { level: 1, name: words.en.LL.home.landing.title() })).toBeVisible();
  expect(seen.join('\n')).not.toContain(words.cs.LL.home.landing.title());
  await page.goto('/prihlaseni');
  await expect(page).toHaveURL('/prihlaseni');
});
