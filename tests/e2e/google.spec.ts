import type { Route } from '@playwright/test';
import { googleScript as script, test } from './support/full-build';
import { googleButtonName } from '../../gallery/calls/account';
import { googleCredential as idToken, serveFakeGoogle } from './support/google';
import { signInForm } from './support/sign-in-form';
import { expect } from './support/test';
import { waitUntilSettled } from './support/wait-for-app';
import { i18n } from './support/i18n';

test('signs in an existing account by Google, and opens the address in `next`', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await serveFakeGoogle(page, idToken('jana@example.com'));
  await page.goto(`/prihlaseni?next=${encodeURIComponent('/?mine=1')}`);
  const button = page.getByRole('button', { name: googleButtonName });
  // Browsers give Google's light frame a white background inside a dark color-scheme.
  await expect(button).toHaveCSS('color-scheme', 'light');
  await expect(signInForm(page, 'cs').username).toHaveCSS('color-scheme', 'dark');
  await button.click();
  await expect(page).toHaveURL('/?mine=1');
  await expect(page.getByRole('button', { name: /Jana Nováková/ })).toBeVisible();
});

test('loads the script of Google on login and registration only', async ({ page }) => {
  const requested: string[] = [];
  await page.route(/google/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  for (const address of ['/', '/zapomenute-heslo', '/o-nas']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(requested).toEqual([]);
  await page.goto('/prihlaseni');
  await expect.poll(() => requested).toEqual([script]);
});

test('without the script of Google the password still works', async ({ page, browserLog }) => {
  browserLog.allow(/Failed to load resource|Refused to execute|Unexpected token|Script error/);
  const answers: Record<string, (route: Route) => unknown> = {
    'is something else': (route) => route.fulfill({ body: '<html>' }),
    'is blocked': (route) => route.abort(),
    'never comes': () => undefined,
  };
  for (const [failure, answer] of Object.entries(answers)) {
    await test.step(failure, async () => {
      await page.route(script, answer);
      // The event `load` may never come, because a requested script delays it.
      await page.goto('/prihlaseni', { waitUntil: 'commit' });
      await waitUntilSettled(page);
      await expect(page.getByText(i18n.cs.LL.account.google.or(), { exact: true })).toBeHidden();
    });
  }
  await signInForm(page, 'cs').send('jana', 'hrajem-jana');
  await expect(page).toHaveURL('/');
});
