import type { BrowserContext } from '@playwright/test';
import { recordCalls } from './support/page';
import { signInForm } from './support/sign-in-form';
import { expect, sessionCookies, test } from './support/test';
import { i18n } from './support/i18n';

const REFRESH = 'POST /api/user/refresh-token';
const { LL } = i18n.cs;

/** An unsigned token that expired an hour ago. */
function expiredToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return [part({ alg: 'HS256' }), part({ iat: now - 7200, exp: now - 3600 }), 'c2lnbmF0dXJl'].join('.');
}

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((one) => one.name === name);

test('an expired access token is refreshed once, without a message', async ({
  page,
  context,
  server,
  backend,
}) => {
  const expired = expiredToken();
  const tokens = await backend.login('jana');
  await context.addCookies(sessionCookies(server.url, { ...tokens, access: expired }));
  const calls = recordCalls(page);
  await page.goto('/statistiky');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistiky');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  expect(calls.count(REFRESH)).toBe(1);
  expect((await cookie(context, 'access_token'))?.value).not.toBe(expired);
  expect((await cookie(context, 'refresh_token'))?.value).toBe(tokens.refresh);
});

test('an ended session opens login, and returns to the same address after it', async ({
  page,
  context,
  server,
  backend,
  browserLog,
}) => {
  browserLog.allow('status of 401');
  const tokens = await backend.login('jana');
  await backend.logout(tokens);
  await context.addCookies(sessionCookies(server.url, { ...tokens, access: expiredToken() }));
  await page.goto('/en/statistics?a=1');
  await expect(page).toHaveURL(`/en/login?next=${encodeURIComponent('/en/statistics?a=1')}`);
  expect(await cookie(context, 'refresh_token')).toBeUndefined();
  await signInForm(page, 'en').send('jana', 'hrajem-jana');
  await expect(page).toHaveURL('/en/statistics?a=1');
  // The test waits for the screen, because a click on the old header has no effect.
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  // Login is not in the history.
  await page.getByRole('banner').getByRole('link', { name: i18n.en.LL.header.home() }).click();
  await expect(page).toHaveURL('/en');
  await page.goBack();
  await expect(page).toHaveURL('/en/statistics?a=1');
});

test('signing out in one tab signs out the others', async ({ page, context, signIn }) => {
  await signIn('jana');
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/en/statistics');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Statistics');
  await page.getByRole('button', { name: LL.header.account.menu() }).click();
  await page.getByRole('menuitem', { name: LL.header.account.signOut() }).click();
  await expect(other).toHaveURL('/en');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(i18n.en.LL.home.landing.title());
  await expect(other.getByText('Jana Nováková')).toHaveCount(0);
});
