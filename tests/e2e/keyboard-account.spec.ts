import type { Page } from '@playwright/test';
import { signInForm } from './support/sign-in-form';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';
import { words } from './support/words';

/** The address of a mailed link in another language: the path of the screen with the link's query. */
const inLanguage = (link: string | null, path: string): string =>
  path + (link ?? '').slice((link ?? '').indexOf('?'));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const inMain = (page: Page, role: 'button' | 'link', name: string) =>
  page.getByRole('main').getByRole(role, { name, exact: true });

test(
  'signing in, to the code and back, and a wait',
  { tag: '@desktop' },
  async ({ page, backend, browserLog }) => {
    const { LL } = words.en;
    const { login } = LL;
    browserLog.allow('status of 429');
    const { keyboard } = page;
    await page.goto('/en/login');
    const form = signInForm(page, 'en');
    await expect(form.submit).toBeVisible();
    await tabTo(page, form.username);
    await keyboard.type('tomas');
    await keyboard.press('Tab');
    await keyboard.type('hrajem-tomas');
    await keyboard.press('Enter');
    await expect(form.code).toBeFocused();
    await tabTo(page, inMain(page, 'button', login.codeBack()));
    await keyboard.press('Enter');
    await expect(form.password).toBeFocused();
    await expect(form.username).toHaveValue('tomas');

    await backend.misbehave({ target: 'login', kind: 'status', status: 429 });
    await keyboard.type('hrajem-tomas');
    await tabTo(page, form.submit);
    await keyboard.press('Enter');
    const waiting = page.getByRole('button', {
      name: RegExp(LL.common.form.wait({ left: '' })),
    });
    await expect(waiting).toBeDisabled();
    await expect(waiting).toBeFocused();
    await keyboard.press('Enter');
    await expect(form.alert).toHaveText(LL.problems.counted());
  },
);

test(
  'a forgotten password, another address, a new password',
  { tag: '@desktop' },
  async ({ page, backend, browserLog }) => {
    const { account, login } = words.cs.LL;
    browserLog.allow(/status of 4(09|10)/);
    const { keyboard } = page;
    const { forgot, reset, fields } = account;
    await page.goto('/zapomenute-heslo');
    const email = page.getByLabel(account.registration.email());
    await expect(email).toBeVisible();
    await tabTo(page, email);
    await keyboard.press('Enter');
    await expect(email).toHaveAccessibleDescription(fields.email.required());
    await expect(email).toBeFocused();
    await keyboard.type('jana@example.com');
    await keyboard.press('Enter');
    await expect(page.getByText(account.checkEmail.title())).toBeVisible();
    // The button that waits is a stop, so that one hears how long.
    await keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('button').first()).toBeFocused();
    await keyboard.press('Tab');
    await expect(inMain(page, 'button', forgot.otherEmail())).toBeFocused();
    await keyboard.press('Enter');
    await expect(email).toBeFocused();
    await keyboard.type('alex@example.com');
    await keyboard.press('Enter');
    await expect(page.getByText('alex@example.com')).toBeVisible();

    const { link } = await backend.mail('alex@example.com', 'reset_password');
    const address = inLanguage(link, '/obnoveni-hesla');
    const password = page.getByLabel(reset.password());
    for (const [outcome, next] of [
      [page.getByRole('status').filter({ hasText: reset.done() }), login.submit()],
      [page.getByRole('alert').filter({ hasText: reset.used() }), login.submit()],
    ] as const) {
      await page.goto(address);
      await expect(password).toBeVisible();
      await tabTo(page, password);
      await keyboard.type('nove dlouhe heslo');
      await keyboard.press('Enter');
      await expect(outcome).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await keyboard.press('Tab');
      await expect(inMain(page, 'link', next)).toBeFocused();
    }
  },
);

test('registration, with a city that is taken back', { tag: '@desktop' }, async ({ page }) => {
  const { account, common, login } = words.en.LL;
  const { keyboard } = page;
  const { registration, checkEmail } = account;
  await page.goto('/en/registration');
  const username = page.getByLabel(registration.username());
  await expect(username).toBeVisible();
  await tabTo(page, username);
  await keyboard.type('pavla');
  await keyboard.press('Tab');
  await keyboard.type('pavla@example.com');
  await keyboard.press('Tab');
  await keyboard.type('dlouhe heslo');
  const show = inMain(page, 'button', login.showPassword());
  await keyboard.press('Tab');
  await expect(show).toBeFocused();
  await keyboard.press('Space');
  await expect(inMain(page, 'button', login.hidePassword())).toBeFocused();
  await tabTo(page, page.getByLabel(registration.firstName(), { exact: true }));
  await keyboard.type('Pavla');
  await keyboard.press('Tab');
  await keyboard.type('Nova');
  await keyboard.press('Tab');
  const field = page.getByRole('combobox', { name: registration.city() });
  await expect(field).toBeFocused();
  await keyboard.type('zlin');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(field).toHaveValue('Zlín');
  await keyboard.press('Tab');
  await expect(inMain(page, 'button', common.cities.clear())).toBeFocused();
  await keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await tabTo(page, page.getByLabel(registration.privacy()));
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText(checkEmail.title());
  await expect(heading(page)).toBeFocused();
  await keyboard.press('Tab');
  const wait = RegExp(words.en.LL.common.form.waitToResend({ left: '' }));
  await expect(page.getByRole('button', { name: wait })).toBeFocused();
  await keyboard.press('Tab');
  await expect(inMain(page, 'link', checkEmail.toLogin())).toBeFocused();
});

test('a verification that is tried again', { tag: '@desktop' }, async ({ page, backend, browserLog }) => {
  const { LL } = words.cs;
  const { account } = LL;
  browserLog.allow(/Failed to load resource|ProblemError/);
  const { verification } = account;
  const { link } = await backend.mail('nova@example.com', 'verify_email');
  await backend.misbehave({ target: 'verifyEmail', kind: 'status' });
  await page.goto(inLanguage(link, '/verifikace-emailu'));
  const retry = inMain(page, 'button', LL.common.actions.retry());
  await expect(retry).toBeVisible();
  await tabTo(page, retry);
  await backend.heal();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: verification.verified() })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inMain(page, 'link', LL.login.submit())).toBeFocused();
});

test('participation confirmed, and the panel closed', { tag: '@desktop' }, async ({ page, backend }) => {
  const { common, confirmation } = words.en.LL;
  const { keyboard } = page;
  const { link } = await backend.mail('jana@example.com', 'confirm_participation');
  await page.goto(inLanguage(link, '/en'));
  const action = inMain(page, 'button', confirmation.action());
  await expect(action).toBeVisible();
  await tabTo(page, action);
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: confirmation.confirmed() })).toBeVisible();
  await expect(page.getByRole('heading', { name: confirmation.doneTitle() })).toBeFocused();
  await keyboard.press('Tab');
  await expect(inMain(page, 'link', confirmation.toMatch())).toBeFocused();
  await keyboard.press('Tab');
  await expect(inMain(page, 'button', common.actions.close())).toBeFocused();
  await keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(action).toBeHidden();
});
