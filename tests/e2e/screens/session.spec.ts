import { i18n } from '../support/pages/i18n';
import { signInForm } from '../support/pages/sign-in-form';
import { expect, sessionCookies, test } from '../support/test';

/** An unsigned token that expired an hour ago. */
function expiredToken(): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return [encode({ alg: 'HS256' }), encode({ iat: now - 7200, exp: now - 3600 }), 'c2lnbmF0dXJl'].join('.');
}

test('login after an ended session leads back', async ({ page, context, server, backend, browserLog }) => {
  browserLog.allow('status of 401');
  const tokens = await backend.login('jana');
  await backend.logout(tokens);
  await context.addCookies(sessionCookies(server.url, { ...tokens, access: expiredToken() }));
  await page.goto('/en/statistics?a=1');
  await expect(page).toHaveURL(`/en/login?next=${encodeURIComponent('/en/statistics?a=1')}`);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('refresh_token');
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
