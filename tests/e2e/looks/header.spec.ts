import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { openMatch } from '../support/pages/choose-match';
import { i18n } from '../support/pages/i18n';
import { expect, test } from '../support/test';

const cs = i18n.cs.LL;

/** The scroll position in pixels, three frames after a navigation. */
const scrollPosition = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Math.round(window.scrollY);
  });

test(
  'a change of language keeps the match, query, scroll position and hash',
  { tag: '@desktop' },
  async ({ page, backend, signIn }) => {
    // In this low window the screen of any match can scroll.
    await page.setViewportSize({ width: 1280, height: 560 });
    const { id, title } = await openMatch(backend, 'jana');
    await signIn('jana');
    await page.goto(`/detail/${id}?sport=football`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const change = async (from: Locale, link: string) => {
      await expect(page.getByRole('region', { name: i18n[from].LL.detail.roster() })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 123));
      // The mouse clicks directly, because a locator's `click` scrolls the page first.
      const { x, y, width, height } = (await page.getByRole('link', { name: link }).boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
    };
    await change('cs', 'EN English');
    await expect(page).toHaveURL(`/en/detail/${id}?sport=football`);
    await expect(page.getByRole('region', { name: i18n.en.LL.detail.roster() })).toBeVisible();
    expect(await scrollPosition(page)).toBe(123);
    // Without restoration the page would scroll to the target of the hash, instead of to the top.
    await page.evaluate(() => void (location.hash = 'roster'));
    await expect.poll(() => scrollPosition(page)).not.toBe(123);
    await change('en', 'CS Čeština');
    await expect(page).toHaveURL(`/detail/${id}?sport=football#roster`);
    await expect(page.getByRole('region', { name: cs.detail.roster() })).toBeVisible();
    expect(await scrollPosition(page)).toBe(123);
  },
);

test('on a phone the header shows the title, and a menu icon for the account', async ({
  page,
  backend,
  signIn,
}) => {
  const { LL } = i18n.cs;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('jana');
  const header = page.getByRole('banner');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  // Below the panel of a link the title is no part of the header.
  const { link } = await backend.mail('jana@example.com', 'confirm_participation');
  await page.goto(link ?? '');
  const panel = (await page.getByRole('region', { name: LL.confirmation.title() }).boundingBox())!;
  expect((await title.boundingBox())!.y).toBeGreaterThan(panel.y + panel.height);
  await page.getByRole('button', { name: LL.common.actions.close() }).click();
  for (const tab of ['matches', 'messages', 'statistics', 'profile'] as const) {
    const link = page.getByRole('navigation').getByRole('link', { name: LL.header.navigation[tab]() });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(title).toHaveText(LL.header.navigation[tab]());
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(header.getByText(LL.common.appName(), { exact: true })).toBeHidden();
    const bar = (await header.boundingBox())!;
    const box = (await title.boundingBox())!;
    expect(box.y, tab).toBeGreaterThanOrEqual(bar.y);
    expect(box.y + box.height, tab).toBeLessThanOrEqual(bar.y + bar.height);
  }
  const account = header.getByRole('button', { name: LL.header.account.menuOf({ name: 'Jana Nováková' }) });
  await expect(account.getByText('JN')).toBeHidden();
  await account.click();
  await expect(page.getByRole('menuitem', { name: LL.header.account.signOut() })).toBeVisible();
});
