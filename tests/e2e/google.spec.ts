import type { Route } from '@playwright/test';
import { googleScript as script, test } from './support/full-build';
import { googleButtonName } from '../../gallery/calls/account';
import { googleCredential as idToken, serveGoogle } from './support/google';
import { signInForm } from './support/sign-in-form';
import { expect } from './support/test';
import { waitUntilSettled } from './support/wait-for-app';
import { words } from './support/words';

test('signs in a person who has an account, and goes on to next', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await serveGoogle(page, idToken('jana@example.com'));
  await page.goto(`/prihlaseni?next=${encodeURIComponent('/?mine=1')}`);
  const button = page.getByRole('button', { name: googleButtonName });
  // A frame whose page knows no dark is given a white ground wherever it is not in a light part.
  await expect(button).toHaveCSS('color-scheme', 'light');
  await expect(signInForm(page, 'cs').username).toHaveCSS('color-scheme', 'dark');
  await button.click();
  await expect(page).toHaveURL('/?mine=1');
  await expect(page.getByRole('button', { name: /Jana Nováková/ })).toBeVisible();
});

test('is offered on login and registration only, and nothing of Google is loaded elsewhere', async ({
  page,
}) => {
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

test('a script that does not come leaves the password usable and takes its place away', async ({
  page,
  browserLog,
}) => {
  browserLog.allow(/Failed to load resource|Refused to execute|Unexpected token|Script error/);
  const answers: Record<string, (route: Route) => unknown> = {
    'is something else': (route) => route.fulfill({ body: '<html>' }),
    'is blocked': (route) => route.abort(),
    'never comes': () => undefined,
  };
  for (const [how, answer] of Object.entries(answers)) {
    await test.step(how, async () => {
      await page.route(script, answer);
      // The page may never be loaded: a script that is asked for before holds its `load` up, and one that comes after does not.
      await page.goto('/prihlaseni', { waitUntil: 'commit' });
      await waitUntilSettled(page);
      await expect(page.getByText(words.cs.LL.account.google.or(), { exact: true })).toBeHidden();
    });
  }
  await signInForm(page, 'cs').send('jana', 'hrajem-jana');
  await expect(page).toHaveURL('/');
});
