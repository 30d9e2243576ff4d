import type { Page, Request } from '@playwright/test';
import { prerenderedScreens } from './support/addresses';
import { failedRequest } from './support/browser-log';
import { expect, test } from './support/test';
import { i18n } from './support/i18n';

const { LL } = i18n.cs;

/** Records the result of `look`, which runs in each frame of later pages; null is not recorded. */
async function recordFrames(page: Page, readFrame: () => string | null): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tell', (text: string) => seen.push(text));
  await page.addInitScript(`{
    const look = ${readFrame.toString()};
    const record = () => {
      const found = look();
      if (found !== null) tell(found);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  }`);
  return seen;
}

const boxes = (): string[] =>
  Array.from(document.querySelectorAll('body *'), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.tagName, x, y, width, height].join(' ');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prerendered pages are readable, and their style moves nothing', async ({ page, browserLog }) => {
    browserLog.allow(failedRequest);
    const sheets = /\.css$/;
    for (const { path, title, layout } of prerenderedScreens) {
      const address = path.cs;
      await page.route(sheets, (route) => route.abort());
      await page.goto(address, { waitUntil: 'load' });
      const boxesWithoutSheet = await page.evaluate(boxes);
      await page.unroute(sheets);
      await page.goto(address, { waitUntil: 'load' });
      expect(await page.evaluate(boxes), address).toEqual(boxesWithoutSheet);
      const heading = address === '/' ? LL.home.landing.title() : title?.cs;
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const notice = page.locator('noscript p');
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText(LL.errors[layout === 'login' ? 'noScript' : 'noScriptReadable']());
    }
    await expect(page.locator('head style')).toHaveCount(1);
  });
});

test('a signed-in person never sees the home page of guests', async ({ page, signIn }) => {
  await signIn('jana');
  const seen = await recordFrames(page, () => document.getElementById('root')?.innerText ?? null);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(seen.join('\n')).toContain(LL.header.navigation.messages());
  expect(seen.join('\n')).not.toContain(LL.home.landing.title());
  expect(seen.join('\n')).not.toContain(LL.login.title());
});

test('the app uses early answers, and requests nothing twice', async ({ page, signIn }) => {
  await signIn('jana');
  for (const address of ['/', '/profil', '/profil/upravit', '/statistiky', '/en/detail/1']) {
    const requested: string[] = [];
    const record = (request: Request): void => {
      if (request.url().includes('/api/')) requested.push(new URL(request.url()).pathname);
    };
    page.on('request', record);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    page.off('request', record);
    const early = await page.evaluate(() => Object.keys(window.preloads?.responses ?? {}));
    expect(early, address).not.toEqual([]);
    expect(requested.slice(0, early.length), address).toEqual(early);
    expect(requested.length, requested.join(' ')).toBe(new Set(requested).size);
  }
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('an English browser is redirected from / only, and never sees Czech', async ({ page }) => {
    const seen = await recordFrames(page, () => {
      const root = document.getElementById('root');
      return root && getComputedStyle(root).visibility === 'visible' ? root.innerText : null;
    });
    await page.goto('/');
    await expect(page).toHaveURL('/en');
    await expect(
      page.getByRole('heading', { level: 1, name: i18n.en.LL.home.landing.title() }),
    ).toBeVisible();
    expect(seen.join('\n')).not.toContain(i18n.cs.LL.home.landing.title());
    await page.goto('/prihlaseni');
    await expect(page).toHaveURL('/prihlaseni');
  });
});
