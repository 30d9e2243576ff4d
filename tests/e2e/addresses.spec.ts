import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { prerenderedScreens, type Screen, screens } from './support/addresses';
import { changeLanguage } from './support/change-language';
import { recordShifts, pageTitle, shiftsOf } from './support/page';
import { expect, test } from './support/test';
import { i18n } from './support/i18n';

const publicScreens = screens.filter((screen) => !screen.isGuarded);
const guardedScreens = screens.filter((screen) => screen.isGuarded);

const addressOf = ({ path }: Screen, { id }: { id: number }) => ({
  cs: path.cs.replace(':id', String(id)),
  en: path.en.replace(':id', String(id)),
});

/** Checks everything on a page that depends on its address. */
async function expectScreen(
  page: Page,
  screen: Screen,
  locale: Locale,
  match: { id: number; title: string },
): Promise<void> {
  const { name, title, layout } = screen;
  const { LL } = i18n[locale];
  const address = addressOf(screen, match);
  await expect(page).toHaveURL(address[locale]);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveTitle(pageTitle(title?.[locale] ?? match.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    name === 'Home' ? LL.home.landing.title() : (title?.[locale] ?? match.title),
  );

  const account = page.getByRole('banner').getByRole('link', { name: LL.login.title() });
  const menu = page.getByRole('button', { name: LL.header.account.menu() });
  await expect(account.or(menu)).toHaveCount(layout === 'default' ? 1 : 0);

  const { origin } = new URL(page.url());
  const links = await page
    .locator('head link[rel=canonical], head link[hreflang]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('hreflang') ?? 'canonical', link.getAttribute('href')]),
    );
  expect(Object.fromEntries(links)).toEqual({
    canonical: origin + address[locale],
    cs: origin + address.cs,
    en: origin + address.en,
    'x-default': origin + address.cs,
  });
}

/** Remembers the prerendered heading of each page. */
const rememberHeading = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { prerenderedHeading: document.querySelector('h1') });
    });
  });

/** Fails unless the app has hydrated the prerendered page: the same heading element, without layout shifts. */
async function expectHydrated(page: Page, address: string): Promise<void> {
  const isSame = await page.evaluate(
    () =>
      (window as unknown as { prerenderedHeading: Element }).prerenderedHeading ===
      document.querySelector('h1'),
  );
  expect({ isSame, shifts: await shiftsOf(page) }, address).toEqual({ isSame: true, shifts: [] });
}

/** Opens each screen in one language, in turns, changes the language by the link, and also requests the other address directly. */
async function expectScreens(page: Page, all: readonly Screen[], match: { id: number; title: string }) {
  for (const [index, screen] of all.entries()) {
    const [locale, other] = index % 2 === 0 ? (['cs', 'en'] as const) : (['en', 'cs'] as const);
    const address = addressOf(screen, match);
    await test.step(address[locale], async () => {
      const response = await page.goto(address[locale]);
      expect(response?.status()).toBe(200);
      if (prerenderedScreens.includes(screen)) await expectHydrated(page, address[locale]);
      await expectScreen(page, screen, locale, match);
      await changeLanguage(page, locale, other);
      await expectScreen(page, screen, other, match);
      const file = await page.request.get(address[other]);
      expect(file.status()).toBe(200);
      expect(await file.text()).toContain(`<html lang="${other}"`);
    });
  }
}

test('public addresses open directly, and the app hydrates prerendered pages', async ({ page }) => {
  await rememberHeading(page);
  await recordShifts(page);
  await expectScreens(page, publicScreens, { id: 1, title: '' });
});

test('guarded addresses open directly', async ({ page, backend, signIn }) => {
  const match = (await backend.matches('jana'))[2]!;
  await signIn('jana');
  await expectScreens(page, guardedScreens, match);
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
      for (const [typed, shown, heading] of spellings) {
        await test.step(`${typed}, ${source}`, async () => {
          await page.goto(typed);
          await expect(page).toHaveURL(shown);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        });
      }
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    }
  });
});
