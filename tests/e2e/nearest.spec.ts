import { distanceTo } from '@/features/matches/nearest/nearest-first';
import { withoutRunning } from '@/features/matches/data/match';
import { locales } from '@/lib/locale';
import { countHeard } from './support/accessibility-tree';
import { expect, test } from './support/test';
import { words } from './support/words';

const home = { latitude: 49.2102, longitude: 16.6086 };

test.describe('where one may be asked', () => {
  test.use({ geolocation: home, permissions: ['geolocation'] });

  test('the nearest matches come first, and all are heard', async ({ page, backend, signIn }) => {
    const { others } = withoutRunning(await backend.matches('jana'), Date.now());
    const far = others.map(({ venue }) => distanceTo(venue, home) ?? Infinity).toSorted((a, b) => a - b);
    await signIn('jana');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const locale of locales) {
      const { LL, format } = words[locale];
      const nearest = LL.matches.nearest;
      await page.goto(locale === 'cs' ? '/?city=all' : '/en?city=all');
      const chip = page.getByRole('button', { name: nearest.action() });
      await chip.click();
      await expect(page.getByRole('heading', { name: nearest.near() })).toBeVisible();
      await expect(page.getByRole('heading', { name: nearest.unplaced() })).toHaveCount(1);
      await expect(page.locator('#matches section h3')).toHaveCount(others.length);
      const said = await page
        .locator('#matches section li')
        .evaluateAll((rows) => rows.map((row) => /\d[\d,.\s]*km/.exec(row.textContent)?.[0] ?? '–'));
      expect(said).toEqual(far.map((distance) => (distance === Infinity ? '–' : format.distance(distance))));
      const names = others.map(({ title }) => title);
      await expect.poll(() => countHeard(page, 'heading', names)).toBe(others.length);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});

test('who refuses is told so in a line', async ({ page, signIn }) => {
  const { nearest } = words.cs.LL.matches;
  await signIn('jana');
  await page.goto('/');
  const chip = page.getByRole('button', { name: nearest.action() });
  await chip.click();
  await expect(page.getByText(nearest.refused())).toBeVisible();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('heading', { name: nearest.near() })).toHaveCount(0);
});
