import { expect, test } from './support/test';
import { words } from './support/words';

/** On `/` with English detected, the Czech words are preloaded in vain once. */
const vainPreload = /was preloaded using link preload but not used/;

const html = 'html';

test('Czech without any hint to another language', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator(html)).toHaveAttribute('lang', 'cs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'locale', value: 'cs', sameSite: 'Lax', path: '/' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
});

test('the cookie decides on / alone, query and hash kept', async ({ page, context, baseURL, browserLog }) => {
  browserLog.allow(vainPreload);
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/?city=1#x');
  await expect(page).toHaveURL('/en?city=1#x');
  await expect(page.locator(html)).toHaveAttribute('lang', 'en');
  await page.goto('/o-nas');
  await expect(page).toHaveURL('/o-nas');
  // The page says its language before the app has started, which then remembers it.
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value)
    .toBe('cs');
  await page.goto('/');
  await expect(page).toHaveURL('/');
});

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('is led to /en from / only, and never sees the Czech Home', async ({ page, browserLog }) => {
    browserLog.allow(vainPreload);
    const seen: string[] = [];
    await page.exposeFunction('tell', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      const look = (): void => {
        const root = document.getElementById('root');
        const isShown = root && getComputedStyle(root).visibility === 'visible';
        if (isShown) (window as unknown as { tell: (text: string) => void }).tell(root.innerText);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    await expect(page).toHaveURL('/en');
    await expect(
      page.getByRole('heading', { level: 1, name: words.en.LL.home.landing.title() }),
    ).toBeVisible();
    expect(seen.join('\n')).not.toContain(words.cs.LL.home.landing.title());
    await page.goto('/prihlaseni');
    await expect(page).toHaveURL('/prihlaseni');
  });
});

test.describe('a search bot', () => {
  test.use({
    locale: 'en-US',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('is never redirected', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.locator(html)).toHaveAttribute('lang', 'cs');
  });
});
