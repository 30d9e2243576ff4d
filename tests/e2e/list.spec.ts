import { locales } from '@/lib/locale';
import { expect, test } from './support/test';
import { words } from './support/words';

for (const locale of locales) {
  const { LL } = words[locale];
  const home = locale === 'cs' ? '/' : '/en';

  test(`rows of the list (${locale})`, async ({ page, backend, signIn }) => {
    const matches = await backend.matches('jana');
    const longest = matches.toSorted((one, other) => other.title.length - one.title.length)[0]!;
    await signIn('jana');
    await page.goto(home);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(matches.length);

    await test.step('three matches of a day stand above the fold of a phone', async () => {
      const joins = rows.filter({ has: page.getByRole('button', { name: LL.common.actions.join() }) });
      const boxes = await joins.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      const first = (await rows.first().boundingBox())!.y;
      const bar = (await page.getByRole('navigation', { name: LL.header.navigation.label() }).boundingBox())!;
      expect(first + 3 * Math.min(...boxes) + 2 * 8).toBeLessThanOrEqual(bar.y);
    });

    await test.step('nothing is cut at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const row = rows.filter({ hasText: longest.title });
      await row.scrollIntoViewIfNeeded();
      for (const one of await rows.all()) {
        const cut = await one.evaluate((element) =>
          [...element.querySelectorAll('h3, h3 *, p, p *, button')]
            .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
            .filter((part) => getComputedStyle(part).display !== 'inline')
            .map((part) => part.textContent),
        );
        expect(cut).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });

  test.describe(`far from home (${locale})`, () => {
    // Both clocks are shown, and the match's own is named.
    test.use({ timezoneId: 'America/New_York' });

    test('a row is as high joined as not', async ({ page, signIn }) => {
      await signIn('jana');
      await page.goto(home);
      const join = page.getByRole('button', { name: LL.common.actions.join() });
      const name = (await join.first().getAttribute('aria-label'))!;
      const title = (await page
        .getByRole('listitem')
        .filter({ has: join })
        .first()
        .getByRole('heading')
        .textContent())!;
      expect(name).toContain(title);
      const row = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      const heights = async () => {
        const found: number[] = [];
        for (const width of [320, 344, 360, 390]) {
          await page.setViewportSize({ width, height: 740 });
          found.push(await row.evaluate((element) => element.clientHeight));
        }
        return found;
      };
      const before = await heights();
      await join.first().click();
      await expect(row).toContainText(LL.matches.row.joined());
      expect(await heights()).toEqual(before);
    });
  });
}
