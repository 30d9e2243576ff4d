import type { Page, Request } from '@playwright/test';
import { prerenderedScreens } from '../support/addresses';
import { i18n } from '../support/pages/i18n';
import { blockCode } from '../support/pages/page';
import { signInForm } from '../support/pages/sign-in-form';
import { expect, test } from '../support/test';

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

  test('prerendered pages are readable, and their style moves nothing', async ({ page }) => {
    for (const { path, title, layout } of prerenderedScreens) {
      const address = path.cs;
      await page.goto(address, { waitUntil: 'load' });
      const boxesWithSheet = await page.evaluate(boxes);
      const sheets = await page.evaluate(() => {
        const files = [...document.styleSheets].filter(({ href }) => href !== null);
        return files.map((file) => (file.disabled = true));
      });
      expect(sheets, address).not.toEqual([]);
      expect(await page.evaluate(boxes), address).toEqual(boxesWithSheet);
      const heading = address === '/' ? LL.home.landing.title() : title?.cs;
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const notice = page.locator('noscript p');
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText(LL.errors[layout === 'login' ? 'noScript' : 'noScriptReadable']());
    }
    await expect(page.locator('head style')).toHaveCount(1);
  });
});

test('before the app has started: a form works, a member sees nothing for guests, and early answers are used', async ({
  page,
}) => {
  await test.step('a form submitted before hydration works, without a password in the address', async () => {
    const release = await blockCode(page);
    await page.goto('/prihlaseni', { waitUntil: 'commit' });
    const { username, password } = signInForm(page, 'cs');
    await username.fill('jana');
    await password.fill('hrajem-jana');
    await page.keyboard.press('Enter');
    expect(page.url()).toMatch(/\/prihlaseni$/);
    release();
    await expect(page.getByRole('heading', { level: 1, name: LL.matches.title() })).toBeVisible();
    await page.unrouteAll();
  });

  const seen = await recordFrames(page, () => document.getElementById('root')?.innerText ?? null);
  for (const address of ['/', '/en/detail/1']) {
    await test.step(`${address} uses early answers, and requests nothing twice`, async () => {
      // The page before may still fetch ahead.
      await page.goto('about:blank');
      const requested: string[] = [];
      const record = (request: Request): void => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/api/')) requested.push(pathname + search);
      };
      page.on('request', record);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      page.off('request', record);
      const early = await page.evaluate(() => Object.keys(window.preloads?.responses ?? {}));
      expect(early).not.toEqual([]);
      expect(requested.slice(0, early.length)).toEqual(early);
      expect(requested.length, requested.join(' ')).toBe(new Set(requested).size);
    });
  }
  const text = seen.join('\n');
  expect(text).toContain(LL.header.navigation.messages());
  for (const forGuests of [LL.home.landing.title(), LL.login.title()]) expect(text).not.toContain(forGuests);
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
