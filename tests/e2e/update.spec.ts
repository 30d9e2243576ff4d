import type { Page } from '@playwright/test';
import { failedRequest } from './support/browser-log';
import { isFormer, mark } from './support/former-page';
import { expect, test } from './support/test';
import { words } from './support/words';

const { LL } = words.cs;

const offer = (page: Page) => page.getByText(LL.common.update.text());
const toProfile = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: LL.header.navigation.profile() });

/** Publishes another build, comes back to the page after a while, and waits until the page knows of it. */
async function publish(page: Page): Promise<void> {
  await page.route('/version.json', (route) => route.fulfill({ json: { build: 'newer' } }));
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(70_000);
  const told = page.waitForResponse('/version.json');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await told).finished();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('jana');
});

test('a new build is offered, can be put off, and comes with the next screen', async ({ page }) => {
  await page.goto('/profil');
  await mark(page);
  await publish(page);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: LL.common.update.later() }).click();
  await expect(offer(page)).toBeHidden();
  expect(await isFormer(page)).toBe(true);
  await page.getByRole('link', { name: LL.header.navigation.statistics() }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiky' })).toBeVisible();
  await expect.poll(() => isFormer(page)).toBe(false);
  await expect(page).toHaveURL('/statistiky');
  // The page came back as it was: for this build it is not loaded again.
  await mark(page);
  await publish(page);
  await toProfile(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  // A reload would follow the screen.
  await page.waitForLoadState('networkidle');
  expect(await isFormer(page)).toBe(true);
});

test('a new build waits for a connection, and what was put off is not offered again', async ({
  page,
  context,
  browserLog,
}) => {
  browserLog.allow(failedRequest);
  const toStatistics = page
    .getByRole('navigation')
    .getByRole('link', { name: LL.header.navigation.statistics() });
  const heading = page.getByRole('heading', { level: 1 });
  // The code of both screens is there.
  await page.goto('/statistiky');
  await toProfile(page).click();
  await expect(heading).toHaveText('Profil');
  await mark(page);
  await publish(page);
  await page.getByRole('button', { name: LL.common.update.later() }).click();
  await context.setOffline(true);
  await toStatistics.first().click();
  await expect(heading).toHaveText('Statistiky');
  expect(await isFormer(page)).toBe(true);
  await context.setOffline(false);
  await publish(page);
  await expect(offer(page)).toBeHidden();
  await toProfile(page).click();
  await expect(heading).toHaveText('Profil');
  await expect.poll(() => isFormer(page)).toBe(false);
});

test('a new build waits for a form that is being filled in, and is loaded at once when asked for', async ({
  page,
}) => {
  await page.goto('/profil/upravit');
  const bio = page.getByLabel(LL.profile.form.bio());
  const before = await bio.inputValue();
  await bio.fill('Hraju v bráně.');
  await mark(page);
  await publish(page);
  await expect(offer(page)).toBeHidden();
  expect(await isFormer(page)).toBe(true);
  await expect(bio).toHaveValue('Hraju v bráně.');
  await bio.fill(before);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: LL.common.update.load() }).click();
  await expect.poll(() => isFormer(page)).toBe(false);
  await expect(bio).toHaveValue(before);
});

test('a new build waits for a draft, and a draft outlives it', async ({ page, backend }) => {
  const matches = await backend.matches('jana');
  const mine = matches.find(({ my_participation: participation }) => participation !== null);
  await page.goto(`/detail/${mine?.id}#chat`);
  const box = page.getByRole('textbox', { name: LL.chat.compose.label() });
  await box.fill('Přijdu později');
  await mark(page);
  await publish(page);
  await expect(offer(page)).toBeHidden();
  await toProfile(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  // The draft was open when the screen changed; nothing is open now.
  expect(await isFormer(page)).toBe(true);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('link', { name: LL.header.navigation.statistics() }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiky' })).toBeVisible();
  await expect.poll(() => isFormer(page)).toBe(false);
  // Not straight back to the draft: open again, it may be faster than the question whether the host answers.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('Přijdu později');
});
