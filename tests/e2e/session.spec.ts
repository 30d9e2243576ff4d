import type { BrowserContext } from '@playwright/test';
import { openMatch } from './support/choose-match';
import { recordCalls } from './support/calls';
import { signInForm } from './support/sign-in-form';
import { expect, sessionCookies, test } from './support/test';
import { words } from './support/words';

const REFRESH = 'POST /api/user/refresh-token';
const { LL } = words.cs;

/** A token of the right shape that ran out an hour ago; nobody signed it. */
function expiredToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return [part({ alg: 'HS256' }), part({ iat: now - 7200, exp: now - 3600 }), 'c2lnbmF0dXJl'].join('.');
}

const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((one) => one.name === name);

test('an expired access token is refreshed once, unnoticed', async ({ page, context, server, backend }) => {
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

test('an outage during a refresh keeps the session', async ({
  page,
  context,
  server,
  backend,
  browserLog,
}) => {
  browserLog.allow(/Failed to load resource|ProblemError|NetworkError|MalformedResponseError|got no answer/);
  const tokens = await backend.login('jana');
  const expired = sessionCookies(server.url, { ...tokens, access: expiredToken() });
  const target = 'refreshToken';
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/o-nas');
  const { server: failed, unreachable } = LL.errors;
  // A proxy answers for a backend that hangs up: 502.
  const hungUp = process.env.E2E_TLS === '1' ? failed : unreachable;
  for (const [fault, title] of [
    [{ target, kind: 'status', status: 503 }, failed.title()],
    [{ target, kind: 'empty_object' }, failed.title()],
    [{ target, kind: 'reset' }, hungUp.title()],
  ] as const) {
    await test.step(JSON.stringify(fault), async () => {
      await context.addCookies(expired);
      // Each outage is a new one: the attempts of the one before do not count.
      await page.evaluate(() => localStorage.clear());
      await backend.misbehave(fault);
      await page.goto('/statistiky');
      await expect(heading).toHaveText(title);
      expect((await cookie(context, 'refresh_token'))?.value).toBe(tokens.refresh);
      await backend.heal();
      await page.getByRole('main').getByRole('button', { name: LL.errors.server.retry() }).click();
      await expect(heading).toHaveText('Statistiky');
    });
  }
});

test('at most three refreshes in ten seconds, reloads and tabs included', async ({
  page,
  context,
  server,
  backend,
  browserLog,
}) => {
  browserLog.allow(/Failed to load resource|ProblemError|RefreshLimitError|Too many refreshes/);
  const tokens = await backend.login('jana');
  await context.addCookies(sessionCookies(server.url, { ...tokens, access: expiredToken() }));
  await backend.misbehave({ target: 'refreshToken', kind: 'status', status: 500 });
  // However slow the machine is, all happens within one moment.
  await context.clock.setFixedTime(new Date());
  // Nobody returns to a tab meanwhile, which would try again (decision 008): Chromium tells of the focus when it gets to it.
  await context.addInitScript(() => {
    addEventListener('focus', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  const calls = recordCalls(context);
  const other = await context.newPage();
  const failed = LL.errors.server.title();
  const refused = LL.common.states.loadFailed();
  for (const [tab, title] of [
    [page, failed],
    [other, failed],
    [page, failed],
    [other, refused],
    [page, refused],
  ] as const) {
    await tab.goto('/statistiky');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect(calls.count(REFRESH)).toBe(3);
  await expect(page.getByText(/Zkuste to znovu za \d+/)).toBeVisible();
  expect(await cookie(context, 'refresh_token')).toBeDefined();
});

test('an ended session leads to login and back to where one was', async ({
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
  // The header of login is still there until then: who presses it as it goes has pressed nothing.
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  // The way through login is not in the history.
  await page.getByRole('banner').getByRole('link', { name: words.en.LL.header.home() }).click();
  await expect(page).toHaveURL('/en');
  await page.goBack();
  await expect(page).toHaveURL('/en/statistics?a=1');
});

test('a session that ends while one acts leads to login with the present address', async ({
  page,
  context,
  server,
  backend,
  browserLog,
}) => {
  browserLog.allow('status of 401');
  // One that overlaps another of hers would be asked about first.
  const { sport, title } = await openMatch(backend, 'jana');
  const tokens = await backend.login('jana');
  await context.addCookies(sessionCookies(server.url, tokens));
  await page.goto(`/?sport=${sport}`);
  const join = page.getByRole('button', { name: LL.matches.joinNamed({ title }), exact: true });
  await expect(join).toBeVisible();
  await backend.logout(tokens);
  await join.click();
  await expect(page).toHaveURL(`/prihlaseni?next=${encodeURIComponent(`/?sport=${sport}`)}`);
  await signInForm(page, 'cs').send('jana', 'hrajem-jana');
  await expect(page).toHaveURL(`/?sport=${sport}`);
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
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(words.en.LL.home.landing.title());
  await expect(other.getByText('Jana Nováková')).toHaveCount(0);
});
