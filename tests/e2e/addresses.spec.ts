import { prerenderedScreens } from './support/addresses';
import { recordShifts, shiftsOf } from './support/page';
import { expect, test } from './support/test';

test('hydration of prerendered pages keeps the heading element and shifts nothing', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { prerenderedHeading: document.querySelector('h1') });
    });
  });
  await recordShifts(page);
  for (const [index, { path }] of prerenderedScreens.entries()) {
    const locale = index % 2 === 0 ? 'cs' : 'en';
    const response = await page.goto(path[locale]);
    expect(response?.status(), path[locale]).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const isSameHeading = await page.evaluate(() => {
      const { prerenderedHeading } = window as unknown as { prerenderedHeading: Element };
      return prerenderedHeading === document.querySelector('h1');
    });
    const shifts = await shiftsOf(page);
    expect({ isSameHeading, shifts }, path[locale]).toEqual({ isSameHeading: true, shifts: [] });
  }
});

test.describe('another spelling of an address', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opens its screen, from the server and from the service worker', async ({ page }) => {
    const spellings = [
      ['/en/login/?next=%2Fen%2Fprofile#x', '/en/login?next=%2Fen%2Fprofile#x', 'Sign in'],
      ['/en/about%2Dus?a=%2d', '/en/about-us?a=%2d', 'About us'],
      ['/EN/About-Us?a=1', '/en/about-us?a=1', 'About us'],
      ['/x/../%4f-NAS/.', '/o-nas', 'O nás'],
    ] as const;
    for (const source of ['server', 'worker']) {
      for (const [typedAddress, shownAddress, heading] of spellings) {
        await test.step(`${typedAddress}, ${source}`, async () => {
          await page.goto(typedAddress);
          await expect(page).toHaveURL(shownAddress);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        });
      }
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    }
  });
});
