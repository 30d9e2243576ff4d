import type { Route } from '@playwright/test';
import { googleButtonName } from '../../../gallery/calls/account';
import { waitUntilSettled } from '../support/browsers/wait-for-app';
import { googleCredential as idToken, serveFakeGoogle } from '../support/pages/google';
import { i18n } from '../support/pages/i18n';
import { signInForm } from '../support/pages/sign-in-form';
import { googleScript as script, test } from '../support/servers/full-build';
import { expect } from '../support/test';

test('Google is offered on login only, signs in there, and the password works without it', async ({
  page,
  context,
  browserLog,
}) => {
  browserLog.allow(/Failed to load resource|Refused to execute|Unexpected token|Script error/);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('google')) requested.push(request.url());
  });
  const form = signInForm(page, 'cs');

  await test.step('other pages do not load its script', async () => {
    await page.goto('/zapomenute-heslo');
    expect(requested).toEqual([]);
  });

  await test.step('it signs in an existing account, and opens the address in `next`', async () => {
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await serveFakeGoogle(page, idToken('jana@example.com'));
    await page.goto(`/prihlaseni?next=${encodeURIComponent('/?mine=1')}`);
    const button = page.getByRole('button', { name: googleButtonName });
    // Browsers give Google's light frame a white background inside a dark color-scheme.
    await expect(button).toHaveCSS('color-scheme', 'light');
    await expect(form.username).toHaveCSS('color-scheme', 'dark');
    expect(requested).toEqual([script]);
    await button.click();
    await expect(page).toHaveURL('/?mine=1');
    await expect(page.getByRole('button', { name: /Jana Nováková/ })).toBeVisible();
    await context.clearCookies();
  });

  const answers: Record<string, (route: Route) => unknown> = {
    'is something else': (route) => route.fulfill({ body: '<html>' }),
    'is blocked': (route) => route.abort(),
    'never comes': () => undefined,
  };
  for (const [failure, answer] of Object.entries(answers)) {
    await test.step(`without it: it ${failure}`, async () => {
      await page.route(script, answer);
      // The event `load` may never come, because a requested script delays it.
      await page.goto('/prihlaseni', { waitUntil: 'commit' });
      await waitUntilSettled(page);
      await expect(page.getByText(i18n.cs.LL.account.google.or(), { exact: true })).toBeHidden();
    });
  }
  await form.send('jana', 'hrajem-jana');
  await expect(page).toHaveURL('/');
});
