import type { Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/locale';
import { type Screen, screens } from './support/addresses';
import { recordCalls } from './support/calls';
import { pageTitle } from './support/page-title';
import { expect, test } from './support/test';
import { words } from './support/words';

const open = screens.filter(({ isGuarded }) => !isGuarded);
const guarded = screens.filter(({ isGuarded }) => isGuarded);

/** Opens a screen by its address and looks at all that the address decides; then goes to the other language by link. */
async function expectScreen(
  page: Page,
  { name, path, title, layout }: Screen,
  locale: Locale,
  match: { id: number; title: string },
) {
  const { LL } = words[locale];
  const other = locale === 'cs' ? 'en' : 'cs';
  const address = {
    cs: path.cs.replace(':id', String(match.id)),
    en: path.en.replace(':id', String(match.id)),
  };
  const response = await page.goto(address[locale]);
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveTitle(pageTitle(title?.[locale] ?? match.title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    name === 'Home' ? LL.home.landing.title() : (title?.[locale] ?? match.title),
  );
  await expect(page).toHaveURL(address[locale]);

  const account = page.getByRole('banner').getByRole('link', { name: LL.header.account.signIn() });
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

  await page.getByRole('link', { name: LL.header.language[other]() }).click();
  await expect(page).toHaveURL(address[other]);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveTitle(pageTitle(title?.[other] ?? match.title));
}

for (const locale of locales) {
  const { LL } = words[locale];

  test(`public addresses open directly (${locale})`, async ({ page }) => {
    for (const screen of open) {
      await test.step(screen.path[locale], () => expectScreen(page, screen, locale, { id: 1, title: '' }));
    }
  });

  test(`guarded addresses open directly (${locale})`, async ({ page, backend, signIn }) => {
    const match = (await backend.matches('jana'))[2]!;
    await signIn('jana');
    for (const screen of guarded) {
      await test.step(screen.path[locale], () => expectScreen(page, screen, locale, match));
    }
  });

  test(`guarded addresses lead an anonymous person to Home without a call (${locale})`, async ({ page }) => {
    const calls = recordCalls(page);
    for (const { path } of guarded) {
      const address = `${path[locale].replace(':id', '3')}?a=1`;
      await test.step(address, async () => {
        await page.goto(address);
        const home = locale === 'cs' ? '/' : '/en';
        await expect(page).toHaveURL(`${home}?next=${encodeURIComponent(address)}`);
        await expect(page.getByText(LL.home.signInNotice.text())).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(calls.names()).toEqual([]);
        await page.getByRole('main').getByRole('link', { name: LL.home.signInNotice.action() }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(LL.login.title());
        expect(new URL(page.url()).searchParams.get('next')).toBe(address);
      });
    }
  });
}

test('the table of addresses is complete', () => {
  expect(screens.flatMap(({ path }) => [path.cs, path.en])).toHaveLength(28);
});

test('the notice has the words of the product', async ({ page }) => {
  await page.goto('/en/statistics');
  await expect(page.getByText('Sign in to see that page')).toBeVisible();
});

test('signed-in people go on from login and registration', async ({ page, signIn }) => {
  await signIn('jana');
  await page.goto('/prihlaseni');
  await expect(page).toHaveURL('/');
  await page.goto('/en/registration?next=%2Fen%2Fstatistics');
  await expect(page).toHaveURL('/en/statistics');
  for (const hostile of ['https://evil.test/', '//evil.test', '/\\evil.test', '/\t/evil.test', '/nowhere']) {
    await page.goto(`/prihlaseni?next=${encodeURIComponent(hostile)}`);
    await expect(page).toHaveURL('/');
  }
});

test('a screen that another one follows at once is left without a complaint of the browser', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // As when login leads on before its own transition is over; the first is skipped, and its promises reject.
  await page.evaluate(async () => {
    const none = (): void => undefined;
    document.startViewTransition(none);
    await document.startViewTransition(none).finished;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: words.cs.LL.header.footer.about() }).click();
  await expect(page).toHaveURL('/o-nas');
});

test('one screen passes into another within 200 ms, as long as the browser takes no press', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const timeline = await page.context().newCDPSession(page);
  await timeline.send('Animation.enable');
  await timeline.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  await page.getByRole('contentinfo').getByRole('link', { name: words.cs.LL.header.footer.about() }).click();
  await expect(page).toHaveURL('/o-nas');
  const durations = (): Promise<number[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter((effect) => effect instanceof KeyframeEffect)
        .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
        .map((effect) => Number(effect.getComputedTiming().endTime)),
    );
  await expect.poll(async () => (await durations()).length).toBeGreaterThan(2);
  expect(Math.max(...(await durations()))).toBeLessThanOrEqual(200);
});
